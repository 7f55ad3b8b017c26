import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One node of a cluster in a process of its own, so that it can be killed without the others: the runner puts all nodes
 * that it starts itself into one. Arguments: folder, cluster, its number, how many there are, HTTP port and transport port
 * of the first.
 */
class OpenSearchNode {
  public static void main(String[] args) throws Exception {
    String cluster = args[1];
    int number = Integer.parseInt(args[2]);
    int count = Integer.parseInt(args[3]);
    int http = Integer.parseInt(args[4]);
    int transport = Integer.parseInt(args[5]);
    List<String> names = new java.util.ArrayList<>();
    List<String> seeds = new java.util.ArrayList<>();
    for (int each = 0; each < count; each++) {
      names.add("soak-" + each);
      seeds.add("127.0.0.1:" + (transport + each));
    }
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((index, settings) -> {
      settings.put("node.name", names.get(number));
      settings.put("http.port", http + number);
      settings.put("transport.port", String.valueOf(transport + number));
      settings.put("discovery.type", "zen");
      settings.put("network.host", "127.0.0.1");
      settings.putList("discovery.seed_hosts", seeds);
      settings.putList("cluster.initial_cluster_manager_nodes", names);
      settings.put("cluster.fault_detection.leader_check.timeout", "3s");
      settings.put("cluster.fault_detection.follower_check.timeout", "3s");
    });
    runner.build(OpenSearchRunner.newConfigs()
        .basePath(Path.of(args[0], names.get(number)).toString())
        .clusterName(cluster).numOfNode(1).baseHttpPort(http + number));
    System.out.println("Node " + number + " is up.");
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        runner.close();
      } catch (Exception ignored) {
        // It ends either way.
      }
    }));
    new CountDownLatch(1).await();
  }
}
