import { useEffect, useState } from 'preact/hooks';

/**
 * Says something to screen readers alone. It is drawn before its words, because they announce only what changes in a
 * region that is there.
 */
export function SpokenStatus({ words }: { words: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => setSpoken(words), [words]);
  return (
    <p class="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
