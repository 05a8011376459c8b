import { createContext, type ReactNode, use, useCallback, useState } from "react";
import type { CardView } from "./card-view.ts";
import type { Question } from "./question-dialog.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

type Ask = (question: Question, game: CardView) => void;

const AskContext = createContext<Ask>(() => {});

export const useAsk = (): Ask => use(AskContext);

/** Holds the dialogs outside the lists, because a game may leave its list while a dialog is open. */
export function GameQuestions({ children }: { children: ReactNode }) {
	const [asked, setAsked] = useState<{ question: Question; game: CardView } | null>(null);
	const ask = useCallback<Ask>((question, game) => setAsked({ question, game }), []);
	return (
		<AskContext value={ask}>
			{children}
			{asked && <QuestionDialog {...asked} onClose={() => setAsked(null)} />}
		</AskContext>
	);
}
