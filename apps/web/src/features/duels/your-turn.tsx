import { trpc } from "../../platform/api/trpc.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Panel } from "../../ui/card.tsx";
import { answeredText, type DuelCard, turnText } from "./duel-text.ts";
import { OpponentAvatar } from "./opponent-avatar.tsx";

/** Results take the room that is left. */
const MAX_SHOWN = 4;
const MAX_RESULTS = 2;
const RESULTS = "Latest results";

/** A row for each duel that waits for the player, then the latest results of those that the player has played first. */
export function YourTurn({ className = "" }: { className?: string }) {
	const { data } = trpc.duels.mine.useQuery();
	const waiting = data?.waiting ?? [];
	const results = latestResults(data?.recent ?? []).slice(0, Math.max(0, MAX_SHOWN - waiting.length));
	if (waiting.length + results.length === 0) return null;
	return (
		<Panel
			title={
				waiting.length === 0 ? (
					RESULTS
				) : (
					<>
						Your turn <span className="text-muted tabular-nums">({waiting.length})</span>
					</>
				)
			}
			className={className}
		>
			<ul className="divide-y divide-line empty:hidden md:mt-2">
				{waiting.slice(0, MAX_SHOWN).map((duel) => (
					<Row
						key={duel.id}
						duel={duel}
						text={turnText(duel)}
						action={duel.mode === "live" ? "Join" : "Play"}
					/>
				))}
			</ul>
			{waiting.length > MAX_SHOWN && (
				<LinkButton small kind="quiet" wide to="/duels" className="mt-2">
					All {waiting.length}
				</LinkButton>
			)}
			{results.length > 0 && waiting.length > 0 && <h3 className="mt-2 text-sm md:text-base">{RESULTS}</h3>}
			<ul className="divide-y divide-line empty:hidden">
				{results.map(({ duel, answered }) => (
					<Row key={duel.id} duel={duel} text={answeredText(duel, answered)} action="See it" isQuiet />
				))}
			</ul>
		</Panel>
	);
}

function latestResults(recent: readonly DuelCard[]) {
	return recent
		.flatMap((duel) => (duel.answered ? { duel, answered: duel.answered } : []))
		.toSorted((a, b) => b.answered.at - a.answered.at)
		.slice(0, MAX_RESULTS);
}

interface RowProps {
	duel: DuelCard;
	/** Follows the other one's name. */
	text: string;
	action: "Join" | "Play" | "See it";
	isQuiet?: boolean;
}

function Row({ duel: { id, other, title }, text, action, isQuiet }: RowProps) {
	const name = other?.name ?? "Guest";
	return (
		<li className="flex items-center gap-3 py-1 md:py-1.5">
			<OpponentAvatar other={other} />
			<p className="min-w-0 grow text-sm leading-tight wrap-anywhere">
				<bdi className="font-bold">{name}</bdi> {text} <span className="text-muted">{title}</span>
			</p>
			<LinkButton
				small
				kind={isQuiet ? "quiet" : undefined}
				to="/duel/$id"
				params={{ id }}
				className="shrink-0"
				aria-label={`${action}: ${name}, ${title}`}
			>
				{action}
			</LinkButton>
		</li>
	);
}
