import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import { problemText } from '@/lib/i18n/problem-text';
import { playTime } from '@/lib/i18n/times';
import { MAX_TIMED_NOTE_LENGTH, type TimedNote } from '@/lib/wrap-up/model';
import type { PlayerModel } from './player-model';
import type { NewNote, TimedNotesModel } from './timed-notes-model';
import './timed-notes.css';

interface TimedNotesProps {
  model: TimedNotesModel;
  player: PlayerModel;
  /** The saved notes, in their order of time. */
  notes: readonly TimedNote[];
}

/** Notes at times of a recording: a press on the time plays from there. */
export function TimedNotes({ model, player, notes }: TimedNotesProps) {
  const typed = model.typed.value;
  const add = useRef<HTMLButtonElement>(null);
  const problem = model.problem.value;
  return (
    <div class="timed-notes">
      {notes.length > 0 && (
        <ul aria-label={i18n.t('player.notes')}>
          {notes.map((note) => (
            <NoteRow key={`${note.at} ${note.text}`} {...{ note, model, player }} />
          ))}
        </ul>
      )}
      {typed && <TimedNoteField note={typed} model={model} onLeave={() => add.current?.focus()} />}
      {problem && (
        <p class="player-failed" role="alert">
          {problemText(problem)}
        </p>
      )}
      <button
        type="button"
        class="plain"
        ref={add}
        hidden={typed !== undefined}
        aria-keyshortcuts="n"
        title={i18n.t('player.note_key')}
        onClick={() => model.begin(player.at.value)}
      >
        <Icon name="plus" />
        {i18n.t('player.add_note', [playTime(player.at.value)])}
      </button>
    </div>
  );
}

interface NoteRowProps extends Pick<TimedNotesProps, 'model' | 'player'> {
  note: TimedNote;
}

function NoteRow({ note, model, player }: NoteRowProps) {
  const time = playTime(note.at);
  return (
    <li>
      <button
        type="button"
        class="plain timed-note-time"
        aria-label={i18n.t('player.play_from', [time, note.text])}
        onClick={() => void player.playFrom(note.at)}
      >
        {time}
      </button>
      <span class="timed-note-text" dir="auto">
        {note.text}
      </span>
      <button
        type="button"
        class="plain"
        aria-label={i18n.t('player.remove_note', [time, note.text])}
        onClick={() => void model.remove(note)}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}

interface TimedNoteFieldProps {
  note: NewNote;
  model: TimedNotesModel;
  /** Called when the rep saved or dropped the note by a key. */
  onLeave: () => void;
}

function TimedNoteField({ note, model, onLeave }: TimedNoteFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // A popup that closes saves what was typed.
    const save = () => void model.save();
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [model]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void model.save();
    else model.cancel();
    // The button is hidden until the field is gone.
    requestAnimationFrame(onLeave);
  }

  return (
    <label class="timed-note-field">
      <span class="timed-note-at">{playTime(note.at)}</span>
      <input
        type="text"
        ref={field}
        dir="auto"
        maxLength={MAX_TIMED_NOTE_LENGTH}
        value={note.text}
        aria-label={i18n.t('player.note_at', [playTime(note.at)])}
        placeholder={i18n.t('wrap_up.note')}
        onInput={(event) => model.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void model.save()}
      />
    </label>
  );
}
