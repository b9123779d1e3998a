import { spawn } from 'node:child_process';

/** The user a program runs as; `undefined` elsewhere means "as this process does". */
export type RunAs = { uid: number; gid: number };

type RunOptions = {
  runAs?: RunAs | undefined;
  cwd?: string;
  /** The whole environment; left out, the program inherits ours (apt needs the proxy settings in it). */
  env?: Record<string, string>;
  input?: string;
  signal?: AbortSignal | undefined;
};

/**
 * Runs a program to its end. `code` is its exit code, or -1 where it could not be started or was ended by a signal;
 * `stdout` and `output` (both streams) are kept up to 1 MB each. Rejects only when the signal aborts.
 */
export function runProgram(
  program: string,
  args: string[],
  options: RunOptions = {},
): Promise<{ code: number; stdout: string; output: string }> {
  const { runAs, cwd, env, input, signal } = options;
  return new Promise((resolve, reject) => {
    let stdout = '';
    let output = '';
    // stdin is a pipe only where there is something to say: a program that waits for input would wait for ever.
    const child = spawn(program, args, {
      ...(cwd === undefined ? {} : { cwd }),
      ...(env === undefined ? {} : { env }),
      ...(runAs ?? {}),
      ...(signal === undefined ? {} : { signal, killSignal: 'SIGKILL' as const }),
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout = (stdout + text).slice(-1_000_000);
      output = (output + text).slice(-1_000_000);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-1_000_000);
    });
    child.on('error', (error) => {
      if (signal?.aborted) reject(signal.reason);
      else resolve({ code: -1, stdout, output: `${output}${error.message}` });
    });
    child.on('close', (code) => {
      if (signal?.aborted) reject(signal.reason);
      else resolve({ code: code ?? -1, stdout, output });
    });
    // A program that ends before it has read its input is told by its exit code, not by our broken pipe.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
