import { Icon } from './Icon';
import './face.css';

/** Initials of a person, or a phone when nobody is named. Decoration: the name stands beside it. */
export function Face({ name }: { name?: string | undefined }) {
  return (
    <span class="avatar" aria-hidden="true">
      {initialsOf(name) || <Icon name="phone" />}
    </span>
  );
}

function initialsOf(name = ''): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase()).join('');
}
