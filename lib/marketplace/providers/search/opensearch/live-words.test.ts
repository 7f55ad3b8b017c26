import { setTimeout as after } from 'node:timers/promises';
import { openTestDatabase } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { Cluster } from './cluster/cluster';
import { IndexReader } from './cluster/index-reader';
import { aliasOf } from './cluster/indices';
import { ClusterState } from './cluster/state';
import { Feeder } from './feeder';
import { LiveWords } from './live-words';
import { describeOnCluster, makeTestCluster } from './testing/clusters';
import { startFaultyNode } from './testing/faulty-node';

describeOnCluster('the words of the catalogue', () => {
  it('are told to the others later where the cluster was away when they were fed', async () => {
    const [url = ''] = (process.env.TEST_SEARCH_URL ?? '').split(',');
    const node = await startFaultyNode(url);
    const { db, close } = await openTestDatabase();
    await makeProduct(db, { name: 'Clay Lamp' });
    const testCluster = makeTestCluster();
    const search = testCluster.open(db);
    await search.settled();
    const instance = async (nodes: string[]) => {
      const cluster = new Cluster({ ...testCluster.settings, nodes });
      const words = new LiveWords(
        new IndexReader(cluster, aliasOf(cluster)),
        new ClusterState(cluster),
      );
      await words.open();
      return { cluster, words };
    };
    const [one, other] = [await instance([node.url]), await instance([url])];
    const { listingId } = await makeProduct(db, { name: 'Ruby Sconce' });
    const { documents } = await new Feeder(db, one.cluster).read([listingId], () => undefined);
    node.set('refuse');
    await expect(one.words.learn(documents)).rejects.toMatchObject({ status: 503 });
    node.set('pass');
    const isBack = () =>
      one.words.follow(false).then(
        () => true,
        () => false,
      );
    while (!(await isBack())) await after(100);
    await other.words.follow(false);
    expect(other.words.catalogue?.vocabulary.has('sconce')).toBe(true);
    await Promise.all([one.cluster.close(), other.cluster.close(), search.close()]);
    await testCluster.drop();
    await close();
    await node.stop();
  });
});
