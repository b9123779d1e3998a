/**
 * A browser without a desktop may name as its language what is none ("en-US@posix"), and Intl throws for it, uPlot while it is read. It is the
 * first import of the script, since nothing else may come before it.
 */
try {
  new Intl.NumberFormat([navigator.language, ...navigator.languages]);
} catch {
  for (const [name, value] of [
    ['language', 'en'],
    ['languages', ['en']],
  ] as const)
    Object.defineProperty(navigator, name, { value, configurable: true });
}
