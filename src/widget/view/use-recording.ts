import { useEffect, useRef, useState } from 'preact/hooks';
import { type Failure, toFailure } from '../failure.ts';
import { type Recording, startRecording } from '../microphone.ts';

/** A recording by the microphone: `seconds` is undefined while there is none. */
export const useRecording = (onRecorded: (sound: Blob) => void, onFailure: (failure: Failure | undefined) => void) => {
  const [seconds, setSeconds] = useState<number>();
  const recording = useRef<Recording | undefined>(undefined);
  const attempts = useRef(0);
  const isRecording = seconds !== undefined;
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => setSeconds((passed) => (passed === undefined ? passed : passed + 1)), 1_000);
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(() => () => recording.current?.cancel(), []);
  const end = (): Recording | undefined => {
    attempts.current += 1;
    const { current } = recording;
    recording.current = undefined;
    setSeconds(undefined);
    return current;
  };
  const finish = (): void => {
    const sound = end()?.finish();
    if (sound !== undefined) onRecorded(sound);
  };
  const start = async (): Promise<void> => {
    attempts.current += 1;
    const attempt = attempts.current;
    // What was refused before is over.
    onFailure(undefined);
    try {
      const started = await startRecording(finish);
      // The visitor may have been asked for long, and have closed the chat or begun anew meanwhile.
      if (attempt !== attempts.current) return started.cancel();
      recording.current = started;
      setSeconds(0);
    } catch (error) {
      onFailure(toFailure(error, 'microphone'));
    }
  };
  return { seconds, start, finish, cancel: (): void => end()?.cancel() };
};
