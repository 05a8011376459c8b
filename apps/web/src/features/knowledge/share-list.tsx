import { type AnswerCount, shareOf, sumBy, type Tally } from "@hilo/rules/knowledge/answer-counts";
import { CLOSENESS } from "@hilo/rules/play/closeness";
import { CLASSIC_GAMES, GAME_IDS, type GameId } from "@hilo/rules/play/games";
import type { Side } from "./sides.ts";

const NONE: Tally = { right: 0, answered: 0 };

interface ShareRow {
	readonly name: string;
	readonly note?: string;
	readonly game?: GameId;
	/** One for each side. */
	readonly tallies: readonly Tally[];
	/** Parts of the row, under it. */
	readonly parts?: readonly ShareRow[];
}

/** The games of the profile's owner. */
export function ByGame({ sides }: { sides: readonly Side[] }) {
	const sums = sumsOf(sides, ({ game }) => game);
	const rows = GAME_IDS.map((game) => ({
		game,
		name: CLASSIC_GAMES[game].title,
		tallies: sums(game),
		parts: filtersOf(game, sides),
	}));
	return <ShareRows rows={byAnswers(rows.filter(answeredBy))} sides={sides} />;
}

/** The filters under which a game was played, if any. */
function filtersOf(game: GameId, sides: readonly Side[]): ShareRow[] {
	const ofGame = sides.map((side) => ({
		...side,
		answers: side.answers.filter((count) => count.game === game),
	}));
	const labels = new Set(ofGame.flatMap(({ answers }) => answers.map(({ label }) => label)));
	labels.delete("");
	const sums = sumsOf(ofGame, ({ label }) => label);
	return byAnswers([...labels].map((label) => ({ name: label, game, tallies: sums(label) })));
}

export function ByCloseness({ sides }: { sides: readonly Side[] }) {
	const sums = sumsOf(sides, ({ closeness }) => closeness);
	const rows = CLOSENESS.map(({ id, name }, index) => ({ name, note: ratiosOf(index), tallies: sums(id) }));
	return (
		<>
			<ShareRows rows={rows.filter(isAnswered)} sides={sides} />
			<p className="mt-4 text-sm text-muted">
				How many times as large one number is as the other. In History: under{" "}
				{CLOSENESS.slice(0, -1)
					.map(({ years }) => years)
					.join(", ")}{" "}
				years apart, or more.
			</p>
		</>
	);
}

/** "1.25 to 2 ×". */
function ratiosOf(index: number): string {
	const [from, to] = [CLOSENESS[index - 1], CLOSENESS[index]];
	if (!from) return `under ${to?.ratio} ×`;
	return index === CLOSENESS.length - 1 ? `${from.ratio} × and more` : `${from.ratio} to ${to?.ratio} ×`;
}

function sumsOf<Key>(sides: readonly Side[], keyOf: (count: AnswerCount) => Key): (key: Key) => Tally[] {
	const sums = sides.map(({ answers }) => sumBy(answers, keyOf));
	return (key) => sums.map((sum) => sum.get(key) ?? NONE);
}

const isAnswered = ({ tallies }: ShareRow) => tallies.some(({ answered }) => answered > 0);
const answeredBy = ({ tallies: [first] }: ShareRow) => first?.answered ?? 0;

/** The most answered first, as of the first side. */
function byAnswers(rows: readonly ShareRow[]): ShareRow[] {
	return rows.filter(isAnswered).sort((a, b) => answeredBy(b) - answeredBy(a));
}

interface ShareRowsProps {
	rows: readonly ShareRow[];
	sides: readonly Side[];
	isPart?: boolean;
}

function ShareRows({ rows, sides, isPart = false }: ShareRowsProps) {
	return (
		<ul className={`grid ${isPart ? "gap-3 pt-3 text-sm" : "gap-4"}`}>
			{rows.map((row) => (
				<li key={row.name} data-game={row.game}>
					<Row row={row} sides={sides} />
					{row.parts && row.parts.length > 0 && (
						<details className="mt-1">
							<summary className="w-fit cursor-pointer rounded-sm py-2 text-sm text-muted">
								By filter<span className="sr-only">: {row.name}</span>
							</summary>
							<div className="border-l-2 border-line pb-1 pl-4">
								<ShareRows rows={row.parts} sides={sides} isPart />
							</div>
						</details>
					)}
				</li>
			))}
		</ul>
	);
}

function Row({ row: { name, note, tallies }, sides }: { row: ShareRow; sides: readonly Side[] }) {
	const [first = NONE] = tallies;
	const isAlone = sides.length === 1;
	return (
		<>
			<p className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span>
					<span className="font-bold">{name}</span>
					{note && <span className="ml-2 text-sm text-muted">{note}</span>}
				</span>
				{isAlone && <Numbers tally={first} />}
			</p>
			{isAlone ? (
				<Bar tally={first} className="mt-1.5" />
			) : (
				sides.map(({ label }, at) => (
					<p
						key={at}
						className="mt-1 grid grid-cols-[minmax(0,4.5rem)_minmax(0,1fr)_9rem] items-center gap-3 text-sm"
					>
						<bdi className="truncate">{label}</bdi>
						<Bar tally={tallies[at] ?? NONE} isSecond={at > 0} />
						<Numbers tally={tallies[at] ?? NONE} />
					</p>
				))
			)}
		</>
	);
}

function Numbers({ tally }: { tally: Tally }) {
	const { right, answered } = tally;
	if (answered === 0) return <span className="text-right text-sm text-muted">not played</span>;
	return (
		<span className="text-right text-sm whitespace-nowrap text-muted tabular-nums">
			<b className="mr-2 text-base text-ink">{Math.round(100 * shareOf(tally))}%</b>
			{right.toLocaleString("en-US")} of {answered.toLocaleString("en-US")}
		</span>
	);
}

interface BarProps {
	tally: Tally;
	isSecond?: boolean;
	className?: string;
}

/** Its number stands beside it. */
function Bar({ tally, isSecond = false, className = "" }: BarProps) {
	return (
		<span aria-hidden="true" className={`block h-2 overflow-hidden rounded-full bg-line ${className}`}>
			<span
				className={`block h-full rounded-full ${isSecond ? "bg-muted" : "bg-accent"}`}
				style={{ width: `${100 * shareOf(tally)}%` }}
			/>
		</span>
	);
}
