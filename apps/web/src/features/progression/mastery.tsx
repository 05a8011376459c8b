import { CLASSIC_GAMES, GAME_IDS, type GameId } from "@hilo/rules/play/games";
import { type MasteryStep, masteryOf, type RightAnswers } from "@hilo/rules/progression/mastery";
import { Meter } from "../../ui/meter.tsx";

interface MedalProps {
	step: MasteryStep;
	className?: string;
}

/** The picture of a step of mastery. */
export function Medal({ step: { id, name }, className = "size-8" }: MedalProps) {
	return (
		<img src={`/mastery/${id}.svg`} alt={name} title={name} width={96} height={96} className={className} />
	);
}

interface MasteryLineProps {
	game: GameId;
	mastery: RightAnswers;
	className?: string;
}

/** A game's step, and how many right answers lead to the next one. */
export function MasteryLine({ game, mastery, className = "" }: MasteryLineProps) {
	const { step, next, right } = masteryOf(mastery[game]);
	return (
		<div className={`flex items-center gap-3 text-left ${className}`}>
			{step ? <Medal step={step} className="size-9 shrink-0" /> : <NoMedal />}
			<div className="grid min-w-0 grow gap-1.5">
				<p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm leading-none">
					<span className="font-bold">{step ? `${step.name} mastery` : "Mastery"}</span>
					<span className="text-muted tabular-nums">
						{next
							? `${right.toLocaleString("en-US")} of ${next.from.toLocaleString("en-US")} to ${next.name}`
							: `${right.toLocaleString("en-US")} right`}
					</span>
				</p>
				<Meter
					label={`${CLASSIC_GAMES[game].title}: ${next ? `towards ${next.name}` : "mastery"}`}
					value={right - (step?.from ?? 0)}
					max={(next?.from ?? right) - (step?.from ?? 0)}
					text={`${right} right answers`}
					className="h-2"
				/>
			</div>
		</div>
	);
}

/** Takes the place of a medal before the first step. */
function NoMedal() {
	return (
		<span aria-hidden="true" className="size-9 shrink-0 rounded-full border-2 border-dashed border-edge" />
	);
}

interface MedalRowProps {
	mastery: RightAnswers;
	className?: string;
}

/** The medals of a player's games, the highest first. Nothing before the first one. */
export function MedalRow({ mastery, className = "" }: MedalRowProps) {
	const medals = GAME_IDS.flatMap((game) => {
		const { step, right } = masteryOf(mastery[game]);
		return step ? [{ game, step, right }] : [];
	}).sort((a, b) => b.right - a.right);
	if (medals.length === 0) return null;
	return (
		<ul className={`flex flex-wrap gap-x-5 gap-y-3 ${className}`}>
			{medals.map(({ game, step }) => (
				<li key={game} className="flex items-center gap-2">
					<Medal step={step} className="size-9" />
					<span className="font-bold">{CLASSIC_GAMES[game].title}</span>
				</li>
			))}
		</ul>
	);
}
