import { endOfDuel } from "@hilo/rules/duels/outcome";
import type { Mark } from "@hilo/rules/play/view";
import type { CSSProperties } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Section } from "../../../ui/section.tsx";
import { MarkSquare } from "../../play/marks.tsx";
import { digitsToDiffer, timeText } from "../duel-text.ts";
import { UnknownAvatar } from "../opponent-avatar.tsx";
import {
	type DuelSideView,
	type DuelVerdict,
	isPlayed,
	type PlayedSide,
	type ResultSides,
} from "./result-sides.ts";
import "./verdict-medal.css";

export function ScoreBoard({ sides, verdict }: { sides: ResultSides; verdict: DuelVerdict }) {
	const { own, other } = sides;
	const digits = other ? digitsToDiffer(own.timeMs, other.timeMs) : 1;
	return (
		<div className="relative mt-2 grid w-full grid-cols-2 grid-rows-[repeat(4,auto)] overflow-hidden rounded-xl bg-raise shadow-card">
			<Side side={own} name="You" end={SIDES[verdict]?.[0]} digits={digits} />
			<Side side={sides.otherSide} name={sides.otherName} end={SIDES[verdict]?.[1]} digits={digits} />
			<VerdictMedal verdict={verdict} />
		</div>
	);
}

type End = "ahead" | "behind";

/** Of the viewer's side and the other one. */
const SIDES: Readonly<Partial<Record<DuelVerdict, readonly [End, End]>>> = {
	won: ["ahead", "behind"],
	lost: ["behind", "ahead"],
};

interface SideProps {
	/** Null while the player is unknown. */
	side: DuelSideView | null;
	name: string;
	end: End | undefined;
	/** Of the time. */
	digits: number;
}

/** A subgrid aligns both sides' rows, however long a name is. */
const SIDE =
	"row-span-4 grid min-w-0 grid-cols-1 grid-rows-subgrid content-start justify-items-center gap-[0.3rem] border-paper px-[clamp(0.75rem,3vw,1.75rem)] pt-5 pb-[1.4rem] not-first:border-l-2 low:gap-1 low:pt-3 low:pb-4";

const AVATAR = "size-12 text-xl md:size-16 md:text-2xl low:size-12 low:text-xl";

function Side({ side, name, end, digits }: SideProps) {
	const isDim = end === "behind";
	return (
		<div className={`${SIDE} ${end === "ahead" ? "bg-accent/12" : ""}`}>
			<div className="grid grid-cols-1 content-start justify-items-center gap-[0.3rem] low:sm:flex low:sm:items-center low:sm:gap-3">
				{side ? (
					<Avatar
						username={side.name}
						url={side.avatarUrl}
						className={`grid ${AVATAR} ${isDim ? "opacity-55 grayscale" : ""}`}
					/>
				) : (
					<UnknownAvatar className={`border-3 leading-none ${AVATAR}`} />
				)}
				<p className="line-clamp-2 max-w-full leading-tight font-bold wrap-anywhere">
					<bdi>{name}</bdi>
				</p>
			</div>
			{side && isPlayed(side) ? (
				<>
					<p>
						<strong
							className={`font-display text-[clamp(4rem,3rem+5vw,7rem)] leading-[0.95] font-extrabold tabular-nums low:text-[4rem] low:leading-[0.95] ${isDim ? "text-muted" : ""}`}
						>
							{side.score}
						</strong>{" "}
						<span className="sr-only">right,</span>
					</p>
					<p className="text-muted tabular-nums">{timeText(side.timeMs, digits)}</p>
					<Squares marks={side.marks ?? []} label={name} isDim={isDim} />
				</>
			) : (
				<p className="text-muted">Not played yet</p>
			)}
		</div>
	);
}

const MARK_TEXTS: Readonly<Record<Mark, string>> = {
	right: "right",
	wrong: "wrong",
	timeout: "out of time",
};

/** One square for each round: ten in a row, or two rows of five on a phone. */
function Squares({ marks, label, isDim }: { marks: readonly Mark[]; label: string; isDim: boolean }) {
	const text = marks.map((mark, at) => `${at + 1} ${MARK_TEXTS[mark]}`).join(", ");
	return (
		<div
			className={`mt-[0.6rem] low:mt-1 flex w-full max-w-76 flex-wrap content-start items-start justify-center gap-1 [--row:10] max-sm:[--row:5] ${isDim ? "opacity-55" : ""}`}
			role="img"
			aria-label={`${label}: ${text}`}
		>
			{marks.map((mark, at) => (
				<MarkSquare
					key={`${at + 1}`}
					mark={mark}
					className="w-[min(1.75rem,(100%_-_(var(--row)_-_1)_*_0.25rem)_/_var(--row))] rounded-[22%]"
				/>
			))}
		</div>
	);
}

const ENDS = { won: "You won", lost: "They won", drawn: "A draw" } as const;

/** The sides of all who took the challenger's link. */
export function Takers({ own, sides }: { own: PlayedSide; sides: readonly DuelSideView[] }) {
	const takers = sides.filter(({ seat }) => seat !== own.seat);
	return (
		<Section title="Who took it" size="medium" className="mx-auto w-full max-w-176 px-(--gutter)">
			<ul>
				{takers.map((side) => (
					<li
						key={side.seat}
						className="grid grid-cols-[auto_minmax(0,1fr)_auto_5.5rem] items-center gap-3 border-b border-line py-[0.6rem]"
					>
						<Avatar username={side.name} url={side.avatarUrl} />
						<bdi className="leading-tight font-bold wrap-anywhere">{side.name}</bdi>
						{isPlayed(side) ? (
							<>
								<span className="font-display text-xl leading-[1.2] font-extrabold tabular-nums">
									{side.score}{" "}
									<small className="font-text text-[0.85rem] leading-[1.2] font-normal text-muted normal-nums">
										{timeText(side.timeMs)}
									</small>
								</span>
								<strong>{ENDS[endOfDuel(own, side)]}</strong>
							</>
						) : (
							<span className="text-muted">Playing</span>
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}

/** How long a won duel's medallion turns. */
export const MEDAL_TURNS_MS = 600;

const FACES = { waiting: "VS", lost: "VS", drawn: "=" } as const;

/** The stage's medallion between both sides. It turns into a check for the winner. The heading says the result. */
function VerdictMedal({ verdict }: { verdict: DuelVerdict }) {
	return (
		<span
			aria-hidden="true"
			className="verdict-medal"
			data-verdict={verdict}
			style={{ "--turn": `${MEDAL_TURNS_MS}ms` } as CSSProperties}
		>
			{verdict === "won" ? (
				<>
					<span className="verdict-medal-before">VS</span>
					<span className="verdict-medal-face">
						<Icon name="check" className="size-[62%] stroke-[3.5]" />
					</span>
				</>
			) : (
				<span className="verdict-medal-face">{FACES[verdict]}</span>
			)}
		</span>
	);
}
