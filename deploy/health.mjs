// The health check of the container: exit code 0 while the server responds.
try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/api/health`, {
    signal: AbortSignal.timeout(4_000),
  });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
