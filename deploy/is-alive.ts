// The health check of the image: whether the server in this container is alive.
const PATIENCE = 3000;

const url = `http://127.0.0.1:${process.env.PORT || 2567}/healthz`;
const isAlive = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isAlive ? 0 : 1;
