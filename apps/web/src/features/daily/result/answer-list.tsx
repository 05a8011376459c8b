import { type CrowdCounts, crowdShares, crowdText } from "@hilo/rules/daily/crowd";
import type { Card } from "@hilo/rules/play/card";
import { formatValue, spokenValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { classicScale, gapBetween, gapItem } from "@hilo/rules/play/gap";
import { type Mark, markOfAnswer } from "@hilo/rules/play/view";
import { Fragment, type ReactNode } from "react";
import { ItemSource } from "../../corrections/item-source.tsx";
import { Drawing } from "../../play/art/art.tsx";
import { GameIcon } from "../../play/game-icon.tsx";
import { MarkIcon } from "../../play/marks.tsx";
import { classicRules } from "../../play/stage/classic-rules.ts";
import { Words } from "../../play/stage/gap.tsx";
import { shownNumber } from "../../play/stage/shown-number.ts";
import { MARK_TEXTS } from "../deck/deck-squares.tsx";
import type { DailyResultView } from "./score-text.ts";

type PlayedDeckRound = DailyResultView["rounds"][number];

/** Of a daily deck, or of any other rounds. */
type ShownRound = Omit<PlayedDeckRound, "crowd" | "game"> & { readonly game: GameId } & Partial<
		Pick<PlayedDeckRound, "crowd">
	>;

const MARK_COLOURS: Readonly<Record<Mark, string>> = {
	right: "text-correct",
	wrong: "text-wrong",
	timeout: "text-muted",
};

interface AnswerListProps {
	rounds: readonly ShownRound[];
	title?: string;
}

export function AnswerList({ rounds, title = "The ten cards" }: AnswerListProps) {
	return (
		<section aria-labelledby="cards">
			<h2 id="cards" className="mb-4 text-2xl md:text-3xl">
				{title}
			</h2>
			<ol className="grid gap-3 lg:grid-cols-2">
				{rounds.map((played) => (
					<AnswerRow key={played.round} played={played} />
				))}
			</ol>
		</section>
	);
}

function AnswerRow({ played }: { played: ShownRound }) {
	const { game, round, first, second, measure, unit, guess, correct, crowd } = played;
	const { title, measure: usual, buttons } = CLASSIC_GAMES[game];
	const [known, hidden] = [gapItem(first, first.value), gapItem(second, second.value)];
	const gap = gapBetween(classicScale(game, { measure, unit }), known, hidden);
	const mark = guess ? markOfAnswer({ guess, correct }) : "timeout";
	return (
		<li
			data-game={game}
			className="grid grid-rows-[auto_1fr_auto] gap-3 rounded-lg bg-raise p-3.5 shadow-card sm:p-4"
		>
			<div className="flex items-center gap-2 text-sm">
				<span className="font-display text-base font-extrabold text-muted tabular-nums">{round}</span>
				<GameIcon game={game} className="size-5 stroke-2 text-accent" />
				<h3 className="min-w-0 grow text-base leading-tight">
					{title} <span className="font-text text-sm font-normal text-muted">· {measure ?? usual}</span>
				</h3>
				<p className={`flex shrink-0 items-center gap-1.5 font-bold ${MARK_COLOURS[mark]}`}>
					<MarkIcon mark={mark} className="size-4 stroke-4" />
					{guess === null ? "Not played" : MARK_TEXTS[mark]}
				</p>
			</div>
			<div className="grid grid-cols-2 grid-rows-[auto_1fr_auto] gap-x-2.5 gap-y-1 sm:gap-x-5">
				<Item card={first} played={played} />
				<Item card={second} played={played} />
			</div>
			<div className="grid gap-1.5">
				<p className="text-sm font-bold">
					<Words parts={gap} />
				</p>
				<p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
					<span className="text-muted">
						{guess === "higher" || guess === "lower" ? (
							<>
								You said{" "}
								<strong className={guess === "higher" ? "text-higher" : "text-lower"}>
									{guess === "higher" ? `↑ ${buttons.up}` : `↓ ${buttons.down}`}
								</strong>
							</>
						) : (
							guess && "Time ran out"
						)}
					</span>
					{crowd && <strong>{crowdText(game, crowd)}</strong>}
				</p>
				{crowd && <CrowdBar game={game} crowd={crowd} />}
			</div>
		</li>
	);
}

interface ItemProps {
	card: Card;
	played: ShownRound;
}

function Item({ card, played }: ItemProps) {
	const { name, art, value, estimate } = card;
	const { game, unit } = played;
	const shown = formatValue(game, value, unit);
	const spoken = spokenValue(game, value, unit);
	return (
		<div className="row-span-3 grid grid-cols-[var(--picture)_minmax(0,1fr)] grid-rows-subgrid gap-x-2 [--picture:2rem] min-[24rem]:gap-x-2.5 min-[24rem]:[--picture:2.75rem] sm:gap-x-4 sm:[--picture:4rem]">
			{/* On a phone above the picture too, where a long word has room. */}
			<p className="text-sm leading-tight font-bold wrap-anywhere max-sm:col-span-2 sm:col-start-2 sm:text-base">
				{breakableName(name)}
			</p>
			<Drawing
				art={art}
				name={name}
				value={value}
				className="w-full self-start rounded-sm sm:col-start-1 sm:row-span-2 sm:row-start-1"
			/>
			<p className="min-w-0 font-display text-base leading-tight font-extrabold min-[22rem]:text-lg min-[24rem]:text-xl tabular-nums sm:text-3xl">
				<span aria-hidden={shown !== spoken || undefined}>{shown}</span>
				{shown !== spoken && <span className="sr-only">{spoken}</span>}
				{estimate && <span className="ml-1.5 font-text text-xs font-normal text-muted">estimate</span>}
			</p>
			<ItemSource number={shownNumber(classicRules(game), played, card)} className="col-span-full" />
		</div>
	);
}

/** A word that may be too long for a line on a phone. */
const LONG_WORD = /\S{18}/;
const PARTS = /(?<=_)|(?<=[a-z])(?=[A-Z])/;

/** Lets long words break between their parts: "CnC_Remastered_Collection". */
function breakableName(name: string): ReactNode {
	if (!LONG_WORD.test(name)) return name;
	return name.split(PARTS).map((part, at) => (
		<Fragment key={at}>
			{at > 0 && <wbr />}
			{part}
		</Fragment>
	));
}

/** The share in percent from which a part has room for its number. */
const MIN_NUMBER = 12;

/** How all others answered. */
function CrowdBar({ game, crowd }: { game: GameId; crowd: CrowdCounts }) {
	const shares = crowdShares(crowd);
	if (!shares || !crowdText(game, crowd)) return null;
	const { up, down } = CLASSIC_GAMES[game].buttons;
	// From `minLabel` percent on there is room for the label, too.
	const parts = [
		{ guess: "higher", arrow: "↑ ", label: up, minLabel: 28, look: "bg-higher text-on-higher" },
		{ guess: "lower", arrow: "↓ ", label: down, minLabel: 28, look: "justify-end bg-lower text-on-lower" },
		{ guess: "timeout", arrow: "", label: "No answer", minLabel: 38, look: "justify-center text-ink" },
	] as const;
	return (
		<div
			role="img"
			aria-label={`${up} ${shares.higher} %, ${down} ${shares.lower} %, no answer ${shares.timeout} %`}
			className="flex h-6 gap-0.5 overflow-hidden rounded-sm bg-line font-display text-xs font-bold"
		>
			{parts.map(({ guess, arrow, label, minLabel, look }) => {
				const share = shares[guess];
				if (share === 0) return null;
				return (
					<span
						key={guess}
						className={`flex items-center overflow-hidden whitespace-nowrap ${share < MIN_NUMBER ? "" : "px-2"} ${look}`}
						style={{ flexGrow: share, flexBasis: 0 }}
					>
						{share >= MIN_NUMBER && `${arrow}${share >= minLabel ? `${label} ` : ""}${share} %`}
					</span>
				);
			})}
		</div>
	);
}
