import { CLASSIC_GAMES, GAME_IDS, type GameId } from "@hilo/rules/play/games";
import { type Mastery, type MasteryStep, masteryOf, type RightAnswers } from "@hilo/rules/progression/levels";
import { addressOf } from "../../ui/base-path.ts";
import { Meter } from "../../ui/meter.tsx";

interface MedalProps {
	step: MasteryStep;
	className?: string;
}

/** The picture of a step of mastery. */
export function Medal({ step: { id, name }, className = "size-8" }: MedalProps) {
	return (
		<img
			src={addressOf(`/mastery/${id}.svg`)}
			alt={name}
			title={name}
			width={96}
			height={96}
			className={className}
		/>
	);
}

interface MasteryNoteProps {
	game: GameId;
	rightAnswers: RightAnswers;
	className?: string;
}

/** The step and the way to the next one, in few words. */
export function MasteryNote({ game, rightAnswers, className = "" }: MasteryNoteProps) {
	const { step, next, right } = masteryOf(rightAnswers[game]);
	return (
		<span className={`flex items-center gap-2 text-sm font-normal text-muted tabular-nums ${className}`}>
			{step ? <Medal step={step} className="size-7" /> : <NoMedal className="size-7" />}
			{toNext({ next, right })}
		</span>
	);
}

/** "62 of 150 to Gold". */
function toNext({ next, right }: Pick<Mastery, "next" | "right">): string {
	const number = right.toLocaleString("en-US");
	return next ? `${number} of ${next.from.toLocaleString("en-US")} to ${next.name}` : `${number} right`;
}

interface MasteryLineProps {
	game: GameId;
	rightAnswers: RightAnswers;
	/** In lists of several games. */
	hasTitle?: boolean;
}

/** A game's step, and how many right answers lead to the next one. */
export function MasteryLine({ game, rightAnswers, hasTitle = false }: MasteryLineProps) {
	const { step, next, right } = masteryOf(rightAnswers[game]);
	const { title } = CLASSIC_GAMES[game];
	const from = step?.from ?? 0;
	return (
		<div className="flex items-center gap-3 text-left">
			{step ? <Medal step={step} className="size-9 shrink-0" /> : <NoMedal className="size-9" />}
			<div className="grid min-w-0 grow gap-1.5">
				<p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-sm leading-none">
					<span className="font-bold">{hasTitle ? title : step ? `${step.name} mastery` : "Mastery"}</span>
					<span className="text-muted tabular-nums">{toNext({ next, right })}</span>
				</p>
				<Meter
					label={next ? `${title}: towards ${next.name}` : `${title}: mastery`}
					value={next ? right - from : 1}
					max={next ? next.from - from : 1}
					text={`${right.toLocaleString("en-US")} right answers`}
					className="h-2"
				/>
			</div>
		</div>
	);
}

/** Takes the place of a medal before the first step. */
function NoMedal({ className }: { className: string }) {
	return (
		<span
			aria-hidden="true"
			className={`shrink-0 rounded-full border-2 border-dashed border-edge ${className}`}
		/>
	);
}

/** All games, with what is left to the next step. */
export function MasteryList({ rightAnswers }: { rightAnswers: RightAnswers }) {
	return (
		<ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
			{GAME_IDS.map((game) => (
				<li key={game} data-game={game}>
					<MasteryLine game={game} rightAnswers={rightAnswers} hasTitle />
				</li>
			))}
		</ul>
	);
}

interface MasteredGame {
	readonly game: GameId;
	readonly step: MasteryStep;
}

/** The games in which a player has reached a step, most right answers first. */
export function masteredGames(rightAnswers: RightAnswers): MasteredGame[] {
	return GAME_IDS.toSorted((a, b) => rightAnswers[b] - rightAnswers[a]).flatMap((game) => {
		const { step } = masteryOf(rightAnswers[game]);
		return step ? [{ game, step }] : [];
	});
}

export function MedalRow({ games }: { games: readonly MasteredGame[] }) {
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3 lg:flex lg:flex-wrap lg:gap-x-7">
			{games.map(({ game, step }) => (
				<li key={game} className="flex items-center gap-2.5">
					<Medal step={step} className="size-11" />
					<span className="leading-tight font-bold">{CLASSIC_GAMES[game].title}</span>
				</li>
			))}
		</ul>
	);
}
