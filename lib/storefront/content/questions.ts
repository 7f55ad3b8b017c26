import { withBrand } from '@/lib/i18n/brand';
import { inLanguage, type Locale } from '@/lib/i18n/locales';
import { shopFacts, toHtml } from './markdown';

export type Question = { id: string; question: string; html: string };
export type QuestionGroup = { title: string; questions: Question[] };

/** Parses `## Group` and `### Question` of a Markdown text; answers become HTML. */
export function parseQuestions(body: string, lang: Locale, facts = shopFacts()): QuestionGroup[] {
  const groups = withBrand(body, lang, inLanguage(facts.company.brand, lang))
    .split(/^## /m)
    .slice(1);
  return groups.map((group, g) => {
    const [title = '', ...questions] = group.split(/^### /m);
    return {
      title: title.trim(),
      questions: questions.map((part, q) => {
        const [question = '', ...answer] = part.split('\n');
        return {
          id: `q${g + 1}-${q + 1}`,
          question: question.trim(),
          html: toHtml(answer.join('\n').trim(), lang, facts),
        };
      }),
    };
  });
}
