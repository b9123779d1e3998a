import { useEffect, useRef, useState } from 'preact/hooks';
import { type Api, sentenceOf } from './api.ts';
import { Button } from './parts/button.tsx';
import { Field } from './parts/field.tsx';
import { Mark } from './parts/icon.tsx';
import type { Session } from './session.ts';

/** Asks for a secret key, and signs in with it once the service knows it. */
export const SignIn = ({ api, session }: { api: Api; session: Session }) => {
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { reason } = session.read();

  useEffect(() => {
    document.title = 'Sign in – listingd console';
    input.current?.focus();
  }, []);

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const key = (input.current?.value ?? '').trim().replace(/^bearer\s+/i, '');
    if (key === '') {
      setFailure('Paste your secret key here.');
      input.current?.focus();
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      await api.tryKey(key);
      session.signIn(key);
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
      input.current?.focus();
    }
  };

  return (
    <main class="sign-in">
      <form onSubmit={submit} novalidate>
        <Mark />
        <h1>Sign in to the console</h1>
        {reason !== '' && (
          <p class="note waiting" role="status">
            {reason}
          </p>
        )}
        <Field
          label="Secret key"
          hint="It stays in this tab, and is forgotten when you sign out or close it."
          error={failure}
        >
          {(ids) => (
            <input {...ids} ref={input} type="password" autocomplete="off" spellcheck={false} placeholder="lsk_…" />
          )}
        </Field>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          Sign in
        </Button>
      </form>
    </main>
  );
};
