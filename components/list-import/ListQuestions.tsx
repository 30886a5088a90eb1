import { i18n } from '#i18n';
import { countriesByName } from '@/components/dial/countries';
import { Select } from '@/components/shared/controls/Select';
import { LongList } from '@/components/shared/lists/LongList';
import { countryText, placeText, questionText } from './list-texts';
import type { Question } from './reading/questions';
import type { AskedGroup, ListSummary } from './reading/summary';
import type { SumsModel } from './sums-model';

/** Countries that are offered first: the most frequent ones of the list. */
const FIRST_COUNTRIES = 4;

interface ListQuestionsProps {
  sums: SumsModel;
  summary: ListSummary;
}

/** What nothing in the list decides, each kind once for all its contacts. */
export function ListQuestions({ sums, summary: { questions, countries } }: ListQuestionsProps) {
  if (questions.length === 0) return null;
  const isOpen = questions.some(({ open }) => open > 0);
  return (
    <fieldset class="list-questions">
      <legend>{i18n.t('list_import.questions')}</legend>
      <LongList
        items={questions}
        draw={(group) => (
          <QuestionRow
            key={group.question.id}
            {...{ group, sums }}
            likely={countries.slice(0, FIRST_COUNTRIES)}
          />
        )}
      />
      {isOpen && <p class="muted">{i18n.t('list_import.unanswered_help')}</p>}
    </fieldset>
  );
}

interface QuestionRowProps {
  group: AskedGroup;
  sums: SumsModel;
  /** ISO 3166. */
  likely: readonly string[];
}

function QuestionRow({ group, sums, likely }: QuestionRowProps) {
  const { question, examples } = group;
  const id = `list-ask-${question.id.replaceAll(/\W+/g, '-')}`;
  return (
    <li>
      <div class="list-question">
        <label for={id}>{questionText(group)}</label>
        <ul class="muted">
          {examples.map((place) => (
            <li key={`${place.line} ${place.text}`}>{placeText(place)}</li>
          ))}
        </ul>
      </div>
      <Select
        id={id}
        class="control"
        value={sums.answers.value.get(question.id) ?? ''}
        choices={answerChoices(question, likely)}
        onChoose={(answer) => void sums.answer(question.id, answer || undefined)}
      />
    </li>
  );
}

/** None is chosen before the rep chooses: a country is never guessed. */
function answerChoices(question: Question, likely: readonly string[]) {
  const choose = { value: '', words: i18n.t('list_import.choose') };
  const leaveOut = { value: 'leave-out', words: i18n.t('list_import.leave_out') };
  if (question.kind === 'other-country') {
    return [choose, { value: 'as-written', words: i18n.t('list_import.as_written') }, leaveOut];
  }
  const named = question.kind === 'several-countries' ? question.countries : [];
  const first = [...new Set([...named, ...likely])];
  const others = countriesByName().filter(({ code }) => !first.includes(code));
  return [
    choose,
    ...first.map((code) => ({ value: code, words: countryText(code) })),
    leaveOut,
    ...others.map(({ code, name }) => ({ value: code, words: name })),
  ];
}
