import { ROUNDS_PER_PAGE } from "@hilo/rules/duels/caps";
import type { Card } from "@hilo/rules/play/card";
import { markOfAnswer } from "@hilo/rules/play/view";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";
import { ItemSource } from "../../corrections/item-source.tsx";
import { Art } from "../../play/art/art.tsx";
import { MarkSquare } from "../../play/marks.tsx";
import { shownNumber } from "../../play/stage/shown-number.ts";
import type { StageRules } from "../../play/stage/stage-rules.ts";
import { duelRules } from "../duel-rules.ts";
import { type DuelView, timeText } from "../duel-text.ts";

type Lines = NonNullable<DuelView["lines"]>;
type Line = Lines["rounds"][number];

interface RoundListProps {
	duel: DuelView;
	lines: Lines;
	otherName: string;
}

/** A long duel's rounds are shown by the page. */
export function RoundList({ duel, lines, otherName }: RoundListProps) {
	const { measure } = duelRules(duel);
	const [pages, setPages] = useState(1);
	const later = trpc.useQueries((t) =>
		Array.from({ length: pages - 1 }, (_, n) =>
			t.duels.rounds({ id: duel.id, after: (n + 1) * ROUNDS_PER_PAGE }),
		),
	);
	const rounds = [...lines.rounds, ...later.flatMap(({ data = [] }) => data)];
	const failed = later.find(({ error }) => error !== null);
	const left = lines.count - rounds.length;
	return (
		<>
			{duel.game !== "deck" && rounds[0]?.measure === null && measure !== "year" && (
				<p className="-mt-3 text-muted first-letter:uppercase">{measure}</p>
			)}
			<ol className="grid grid-cols-1 gap-3">
				{rounds.map((line) => (
					<RoundLine
						key={line.round}
						line={line}
						rules={duelRules(duel, line.game)}
						// The other one may have answered nothing yet.
						otherName={duel.verdict === "waiting" ? null : otherName}
					/>
				))}
			</ol>
			{failed && (
				<p role="alert" className="font-bold text-wrong">
					{errorText(failed.error)}
				</p>
			)}
			{left > 0 && (
				<Button
					kind="quiet"
					className="justify-self-center"
					isBusy={later.some(({ isFetching }) => isFetching)}
					onClick={() => (failed ? failed.refetch() : setPages(pages + 1))}
				>
					{failed ? "Try again" : `Show ${Math.min(left, ROUNDS_PER_PAGE)} more rounds`}
				</Button>
			)}
		</>
	);
}

interface RoundLineProps {
	line: Line;
	rules: StageRules;
	/** Null until both have played. */
	otherName: string | null;
}

function RoundLine({ line, rules, otherName }: RoundLineProps) {
	const { round, game, first, second, unit, answers } = line;
	const [own = null, other] = answers;
	const ofGame = game && rules.measure !== "year" ? rules.measure : null;
	const item = { rules, line, unit, measure: line.measure ?? ofGame };
	return (
		<li className="relative grid grid-cols-1 gap-3 rounded-md bg-raise py-[0.9rem] pr-4 pl-12 shadow-card max-sm:pr-3.5 max-sm:pl-9 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center lg:gap-6">
			<span className="absolute top-[0.9rem] left-0 w-12 text-center max-sm:w-9 font-display text-xl leading-[1.2] font-extrabold text-muted tabular-nums">
				<span className="sr-only">Round </span>
				{round}
			</span>
			<div className="grid grid-cols-2 gap-x-4 gap-y-1 max-sm:gap-x-3">
				<Item card={first} {...item} />
				<Item card={second} {...item} />
			</div>
			<div className="grid grid-cols-[1.35rem_minmax(0,1fr)_auto_auto] gap-x-3 gap-y-[0.35rem] border-t border-line pt-[0.6rem] lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6">
				<Answer name="You" answer={own} rules={rules} />
				{other !== undefined && otherName !== null && (
					<Answer name={otherName} answer={other} rules={rules} />
				)}
			</div>
		</li>
	);
}

interface ItemProps extends Pick<Line, "unit" | "measure"> {
	card: Card;
	line: Line;
	rules: StageRules;
}

function Item({ card, line, rules, unit, measure }: ItemProps) {
	const { name, value } = card;
	const shown = rules.format(value, unit);
	const exact = (rules.spoken ?? rules.format)(value, unit);
	return (
		<div className="row-span-3 grid grid-rows-subgrid gap-x-3 leading-tight sm:row-span-2 sm:grid-cols-[3.5rem_minmax(0,1fr)]">
			<div className="grid h-11 w-14 items-center justify-items-start">
				<Art art={card.art} name={name} value={value} className="h-full rounded-sm" />
			</div>
			<div className="min-w-0 self-center max-sm:self-start">
				<p className="line-clamp-2 text-[0.9rem] wrap-anywhere">{name}</p>
				<p className="font-display text-[1.15rem] leading-tight font-extrabold tabular-nums">
					<span aria-hidden={exact !== shown || undefined}>{shown}</span>
					{exact !== shown && <span className="sr-only">{exact}</span>}{" "}
					{measure && (
						<small className="font-text text-[0.8rem] leading-tight font-normal text-muted normal-nums wrap-anywhere">
							{measure}
						</small>
					)}
				</p>
			</div>
			<ItemSource number={shownNumber(rules, line, card)} className="col-span-full" />
		</div>
	);
}

interface AnswerProps {
	name: string;
	answer: Line["answers"][number];
	rules: StageRules;
}

function Answer({ name, answer, rules }: AnswerProps) {
	return (
		<p className="col-span-full grid grid-cols-subgrid items-center text-[0.95rem]">
			<MarkSquare mark={answer && markOfAnswer(answer)} emptyClass="border-2 border-dashed border-edge" />
			<bdi className="truncate font-bold">{name}</bdi>
			{answer ? (
				<>
					<span>
						{answer.guess === "timeout" ? "Out of time" : rules.buttons[answer.guess].label}
						{answer.guess !== "timeout" && (
							<span className="sr-only">, {answer.correct ? "right" : "wrong"},</span>
						)}
					</span>
					<span className="min-w-14 text-right text-muted tabular-nums">{timeText(answer.ms)}</span>
				</>
			) : (
				<span className="col-[3/-1] text-right text-muted">Did not get here</span>
			)}
		</p>
	);
}
