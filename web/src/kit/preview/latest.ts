// Asking again and again while somebody arranges pieces: a short pause first, and only the last answer counts.

export interface Latest<Question> {
  ask(question: Question): void;
  /** Nothing is wanted any more; an answer under way is forgotten. */
  forget(): void;
}

/** `answered` hears the answer to the last question only; a question that fails is answered with null. */
export function latest<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  answered: (found: Answer | null) => void,
  pause = 140,
): Latest<Question> {
  let asked = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => {
    asked += 1;
    clearTimeout(waiting);
  };
  const put = async (question: Question, number: number): Promise<void> => {
    const found = await answer(question).catch(() => null);
    if (number === asked) answered(found);
  };
  return {
    forget,
    ask(question) {
      forget();
      const number = asked;
      waiting = setTimeout(() => void put(question, number), pause);
    },
  };
}
