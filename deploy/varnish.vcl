# The shop behind Varnish 7.1 and newer with xkey (Debian: varnish, varnish-modules). Where it stands, and how it is
# started: docs/scaling.md, "CDN". The shop's settings: CDN=varnish, VARNISH_URLS, VARNISH_PURGE_TOKEN; Varnish reads the
# same token from its environment.
vcl 4.1;

import directors;
import std;
import xkey;

probe health {
    .url = "/api/health";
    .interval = 2s;
    .timeout = 2s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
}

backend shop_1 {
    .host = "127.0.0.1";
    .port = "3001";
    .connect_timeout = 3s;
    # A call has 10 s in the shop, a first render a few more.
    .first_byte_timeout = 40s;
    .between_bytes_timeout = 30s;
    .probe = health;
}

backend shop_2 {
    .host = "127.0.0.1";
    .port = "3002";
    .connect_timeout = 3s;
    .first_byte_timeout = 40s;
    .between_bytes_timeout = 30s;
    .probe = health;
}

# The same instances, whatever the probe says. Under load their health may answer too slowly for it: where none is well, they are
# asked all the same, for an answer after some seconds is better than none at once.
backend any_1 {
    .host = "127.0.0.1";
    .port = "3001";
    .connect_timeout = 3s;
    .first_byte_timeout = 40s;
    .between_bytes_timeout = 30s;
}

backend any_2 {
    .host = "127.0.0.1";
    .port = "3002";
    .connect_timeout = 3s;
    .first_byte_timeout = 40s;
    .between_bytes_timeout = 30s;
}

# Where instances of the shop run; the token is asked for besides.
acl shops {
    "127.0.0.1";
    "::1";
}

sub vcl_init {
    new shops_in_turn = directors.round_robin();
    shops_in_turn.add_backend(shop_1);
    shops_in_turn.add_backend(shop_2);
    new any_in_turn = directors.round_robin();
    any_in_turn.add_backend(any_1);
    any_in_turn.add_backend(any_2);
    new shops_that_answer = directors.fallback();
    shops_that_answer.add_backend(shops_in_turn.backend());
    shops_that_answer.add_backend(any_in_turn.backend());
}

sub vcl_recv {
    set req.backend_hint = shops_that_answer.backend();

    if (req.method == "PURGE") {
        if (client.ip !~ shops || std.getenv("VARNISH_PURGE_TOKEN") == "" ||
            req.http.X-Purge-Token != std.getenv("VARNISH_PURGE_TOKEN")) {
            return (synth(403, "Forbidden"));
        }
        if (req.http.xkey-softpurge) {
            set req.http.n-gone = xkey.softpurge(req.http.xkey-softpurge);
        } elseif (req.http.xkey-purge) {
            set req.http.n-gone = xkey.purge(req.http.xkey-purge);
        } else {
            return (synth(400, "Without names"));
        }
        return (synth(200, "Purged " + req.http.n-gone));
    }
    # Figures are read from the instances, not from outside.
    if (req.url ~ "^/metrics(?:\?|$)") {
        return (synth(404, "Not Found"));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # The shop compresses; one spelling for each coding.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elseif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # Calls and sign-in are each visitor's own, but for uploaded pictures and suggestions.
    if (req.url ~ "^/api/" && req.url !~ "^/api/(?:uploads/|products/suggest(?:\?|$))") {
        return (pass);
    }
    # Who chose a language is sent to it from "/"; the shop's router asks for parts of pages.
    if (req.http.Cookie ~ "(?:^|;) *(?:language|__prerender_bypass|__next_preview_data)=" || req.http.RSC) {
        return (pass);
    }
    # With other cookies, too: what the shop lets be kept depends on none, and says so by Cache-Control.
    return (hash);
}

sub vcl_backend_response {
    # s-maxage and stale-while-revalidate are read by Varnish itself.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)\b(?:private|no-store|no-cache)\b" ||
        beresp.http.Cache-Control !~ "(?i)\bs-maxage=[1-9]|\bpublic\b.*\bmax-age=[1-9]") {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    if (beresp.http.Surrogate-Key) {
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    }
    return (deliver);
}

sub vcl_backend_error {
    # An instance that has just died counts as well until its next probes: the other one is asked. By name, for the next in turn
    # may be the dead one again when many ask at once. With more instances: a line for each, to its neighbour.
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        if (beresp.backend == shop_1 || beresp.backend == any_1) {
            set bereq.backend = any_2;
        } else {
            set bereq.backend = any_1;
        }
        return (retry);
    }
}

sub vcl_deliver {
    # Names are nobody's business but ours.
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}
