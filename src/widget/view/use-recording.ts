import { useEffect, useRef, useState } from 'preact/hooks';
import { type Failure, toFailure } from '../failure.ts';
import { type Recording, startRecording } from '../microphone.ts';

/** A recording by the microphone: `seconds` is undefined while there is none. */
export const useRecording = (onRecorded: (sound: Blob) => void, onFailure: (failure: Failure) => void) => {
  const [seconds, setSeconds] = useState<number>();
  const recording = useRef<Recording | undefined>(undefined);
  const isRecording = seconds !== undefined;
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => setSeconds((passed = 0) => passed + 1), 1_000);
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(() => () => recording.current?.cancel(), []);
  const end = (): Recording | undefined => {
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
    try {
      recording.current = await startRecording(finish);
      setSeconds(0);
    } catch (error) {
      onFailure(toFailure(error, 'microphone'));
    }
  };
  return { seconds, start, finish, cancel: (): void => end()?.cancel() };
};
