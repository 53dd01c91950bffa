// The configuration of HAProxy as the balancer: what goes to which server, and what goes to none.
export interface Upstream {
  /** Its PROCESS_NAME. */
  readonly name: string;
  readonly url: URL;
}

export interface HaproxyPlan {
  readonly upstreams: readonly Upstream[];
  readonly host: string;
  readonly port: number;
  /** Where it says, to this machine alone, which servers are ready. */
  readonly statusPort: number;
  readonly maxConnections: number;
  /** Connections of one address, its sockets included; without a bound unless told. */
  readonly connectionsPerAddress?: number | undefined;
  /** How often it asks each server whether it is ready, in milliseconds. */
  readonly checkEvery: number;
}

const UNAVAILABLE = { code: 'unavailable', message: 'No server answers at the moment.', retryAfter: 1000 };

export function haproxyConfig(plan: HaproxyPlan): string {
  const { upstreams, host, port, statusPort, maxConnections, connectionsPerAddress, checkEvery } = plan;
  const server = ({ name, url }: Upstream): string => `server ${name} ${url.host}`;
  const bound = [
    'stick-table type ipv6 size 100k expire 1m store conn_cur',
    'tcp-request connection track-sc0 src,ipmask(32,64)',
    `tcp-request connection reject if { sc0_conn_cur gt ${connectionsPerAddress} }`,
  ];
  return `global
  log stdout format raw daemon notice
  nbthread 1
  maxconn ${maxConnections}

defaults
  mode http
  log global
  maxconn ${maxConnections}
  option dontlognull
  option forwardfor
  option http-no-delay
  option abortonclose
  option clitcpka
  option srvtcpka
  # Each request has a connection to its server for itself: a kept one may be closed from the other side just when it is
  # used, and then it is unknown whether a POST was done.
  option http-server-close
  http-reuse never
  timeout connect 1s
  timeout queue 5s
  timeout http-request 10s
  timeout http-keep-alive 10s
  timeout client 75s
  timeout server 75s
  timeout tunnel 1h
  http-error status 503 content-type "application/json; charset=utf-8" string '${JSON.stringify(UNAVAILABLE)}' hdr Retry-After 1
  http-error status 502 content-type "text/plain; charset=utf-8" string "The server went away before it answered.\\n"
  http-error status 504 content-type "text/plain; charset=utf-8" string "The server did not answer in time.\\n"

frontend public
  bind ${host.includes(':') ? `[${host}]` : host}:${port}
  ${connectionsPerAddress === undefined ? '# As many connections of one address as come.' : bound.join('\n  ')}

  # What is about one process means nothing at an address of many. The path is read as the most lenient reader would take
  # it: decoded, and once more. No client sends a path that has still to be walked up and down.
  http-request set-var(txn.once) path,url_dec
  http-request set-var(txn.twice) var(txn.once),url_dec
  acl walks var(txn.once) -m reg '(^|[/\\\\])[.][.]?([/\\\\]|$)'
  acl walks var(txn.twice) -m reg '(^|[/\\\\])[.][.]?([/\\\\]|$)'
  acl of-one-process var(txn.once) -m reg -i '^[/\\\\]*(metrics|api[/\\\\]+operator[/\\\\]+drain)[/\\\\]*$'
  acl of-one-process var(txn.twice) -m reg -i '^[/\\\\]*(metrics|api[/\\\\]+operator[/\\\\]+drain)[/\\\\]*$'
  http-request return status 404 if walks or of-one-process

  http-request del-header Forwarded
  http-request del-header X-Forwarded-Host
  http-request set-header X-Forwarded-Host %[req.hdr(host)] if { req.hdr(host) -m found }

  # The socket of a room goes to the process that has the room: its id begins with the name of the server.
  use_backend room-%[path,field(2,/),field(1,-)] if { path_reg ^/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+$ }
  default_backend servers

backend servers
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  # A server that refuses a connection gets no more until it says that it is ready.
  default-server check inter ${checkEvery} rise 1 fall 1 observe layer4 error-limit 1 on-error mark-down
  timeout check 3s
  # What could not be delivered is asked elsewhere; what was delivered already, only if asking twice does no harm.
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response response-timeout
  acl repeatable method GET HEAD OPTIONS
  http-request disable-l7-retry unless repeatable
  # An answer that takes longer does not come; but events may be long in coming.
  acl events path_end /events
  http-request set-timeout server 5s if repeatable !events
  http-request set-timeout server 15s if !repeatable
${upstreams.map((upstream) => `  ${server(upstream)}`).join('\n')}
${upstreams
  .map(
    (upstream) => `
backend room-${upstream.name}
  retries 0
  ${server(upstream)}
`,
  )
  .join('')}
frontend status
  bind 127.0.0.1:${statusPort}
  http-request return status 200 content-type text/plain lf-string "${upstreams.map(({ name }) => `${name}=%[srv_is_up(servers/${name})]`).join(' ')}"
`;
}
