import { parentPort, workerData } from 'node:worker_threads';
import { createChatbotService } from '../chatbots/chatbot-service.ts';
import { variableReader } from '../config/config.ts';
import { breakOff, openDatabase } from '../database/connection.ts';
import { claimName } from '../feeds/runs/run.ts';
import { createRunServices } from '../feeds/runs/run-services.ts';
import { createLogger } from '../process/logger.ts';
import { lowerThreadPriority } from './lower-thread-priority.ts';
import { CONCURRENT_RUNS } from './run-worker.ts';
import type { FromRunThread, RunThreadSettings, ToRunThread } from './threaded-run-executor.ts';

/** A run's transaction, what it reads ahead meanwhile, and its claim to renew. */
const CONNECTIONS_A_RUN = 3;
/** A run that is stopped ends after its batch; what it waits for by then is lost, and the service's stop would wait for it. */
const STOP_MILLISECONDS = 3_000;

lowerThreadPriority();
const { target, logLevel, ...config } = workerData as RunThreadSettings;
const database = openDatabase(target, { max: CONCURRENT_RUNS * CONNECTIONS_A_RUN, work: 'runs' });
const { execute } = createRunServices({
  config: { ...config, readVariable: variableReader() },
  database,
  log: createLogger(logLevel),
  clock: () => new Date(),
  chatbots: createChatbotService({ database }),
});
/** An error as it can be handed over, whatever hangs on it. */
const faultOf = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error(String(error));
  const { name, message, stack } = error;
  return Object.assign(new Error(message), { name, stack });
};

const stops = new Map<string, AbortController>();

const carryOut = async ({ run }: Extract<ToRunThread, { kind: 'run' }>): Promise<FromRunThread> => {
  const stop = new AbortController();
  const claim = claimName(run);
  stops.set(claim, stop);
  try {
    await execute(run, stop.signal);
    return { claim };
  } catch (error) {
    return { claim, fault: faultOf(error) };
  } finally {
    stops.delete(claim);
  }
};

parentPort?.on('message', async (message: ToRunThread) => {
  if (message.kind === 'run') parentPort?.postMessage(await carryOut(message));
  else if (message.kind === 'stop') {
    const { claim, reason } = message;
    stops.get(claim)?.abort(new Error(reason));
    // Not what has come since: only a run that is still in hand waits for something.
    setTimeout(() => stops.has(claim) && breakOff(database), STOP_MILLISECONDS).unref();
  } else {
    await database.destroy();
    // Ends this thread only, whatever else is open in it.
    process.exit();
  }
});
