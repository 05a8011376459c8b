import type { DuelRoundLine, DuelView } from "@hilo/rules/duels/duels.views";
import type { Card } from "@hilo/rules/play/card";
import { markOfAnswer } from "@hilo/rules/play/view";
import { useState } from "react";
import { Art } from "../../play/art/art.tsx";
import type { StageRules } from "../../play/stage/stage-rules.ts";
import { duelRules } from "../kit/duel-rules.ts";
import { timeText } from "../words/time-text.ts";
import { Square } from "./squares.tsx";
import "../../play/stage/half.css";
import "./round-list.css";

interface RoundListProps {
	duel: DuelView;
	rounds: readonly DuelRoundLine[];
	otherName: string;
	hasOther: boolean;
}

export function RoundList({ duel, rounds, otherName, hasOther }: RoundListProps) {
	const [rules] = useState(() => duelRules(duel));
	return (
		<>
			{rounds[0]?.measure === null && rules.measure !== "year" && (
				<p className="-mt-3 text-muted first-letter:uppercase">{rules.measure}</p>
			)}
			<ol className="duel-round-list">
				{rounds.map((line) => {
					const { round, first, second, unit, measure, answers } = line;
					const common = { rules, unit, measure };
					const [own = null, other = null] = answers;
					return (
						<li key={round} className="duel-round">
							<span className="duel-round-number">
								<span className="sr-only">Round </span>
								{round}
							</span>
							<div className="duel-round-pair">
								<Item card={first} {...common} />
								<Item card={second} {...common} />
							</div>
							<div className="duel-answers">
								<Answer name="You" answer={own} rules={rules} />
								{hasOther && <Answer name={otherName} answer={other} rules={rules} />}
							</div>
						</li>
					);
				})}
			</ol>
		</>
	);
}

interface ItemProps extends Pick<DuelRoundLine, "unit"> {
	card: Card;
	rules: StageRules;
	/** What this round asked; null if all rounds ask the same. */
	measure: string | null;
}

function Item({ card, rules, unit, measure }: ItemProps) {
	const { name, value } = card;
	const shown = rules.format(value, unit);
	const exact = (rules.spoken ?? rules.format)(value, unit);
	return (
		<div className="duel-item">
			<div aria-hidden="true" className="duel-item-art">
				<Art art={card.art} name={name} value={value} />
			</div>
			<div className="min-w-0">
				<p className="duel-item-name">{name}</p>
				<p className="duel-item-value">
					<span aria-hidden={exact !== shown || undefined}>{shown}</span>
					{exact !== shown && <span className="sr-only">{exact}</span>} {measure && <small>{measure}</small>}
				</p>
			</div>
		</div>
	);
}

interface AnswerProps {
	name: string;
	answer: DuelRoundLine["answers"][number];
	rules: StageRules;
}

const HEARD = { right: "right", wrong: "wrong", timeout: "" } as const;

function Answer({ name, answer, rules }: AnswerProps) {
	const mark = answer && markOfAnswer(answer);
	return (
		<p className="duel-answer">
			{mark ? <Square mark={mark} /> : <span className="duel-square" data-mark="none" />}
			<bdi className="duel-answer-name">{name}</bdi>
			{answer ? (
				<>
					<span>
						{answer.guess === "timeout" ? "Out of time" : rules.buttons[answer.guess].label}
						{mark && HEARD[mark] && <span className="sr-only">, {HEARD[mark]},</span>}
					</span>
					<span className="duel-answer-time">{timeText(answer.ms)}</span>
				</>
			) : (
				<span className="duel-answer-none">Did not get here</span>
			)}
		</p>
	);
}
