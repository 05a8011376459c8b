import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { trpc } from "../../platform/api/trpc.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { turnText } from "./duel-text.ts";
import { OpponentAvatar } from "./opponent-avatar.tsx";

const MAX_SHOWN = 4;

/** A row for each duel that waits for the player. */
export function YourTurn() {
	const { data } = trpc.duels.mine.useQuery();
	const waiting = data?.waiting ?? [];
	if (waiting.length === 0) return null;
	return (
		<Card as="section" size="panel" aria-labelledby="turn">
			<h2 id="turn" className="text-2xl">
				Your turn <span className="text-muted tabular-nums">({waiting.length})</span>
			</h2>
			<ul className="mt-2 divide-y divide-line">
				{waiting.slice(0, MAX_SHOWN).map((duel) => (
					<Turn key={duel.id} duel={duel} />
				))}
			</ul>
			{waiting.length > MAX_SHOWN && (
				<LinkButton small kind="quiet" wide to="/duels" className="mt-2">
					All {waiting.length}
				</LinkButton>
			)}
		</Card>
	);
}

function Turn({ duel }: { duel: DuelCard }) {
	const { id, other, mode, title } = duel;
	const action = mode === "live" ? "Join" : "Play";
	const name = other?.name ?? "Guest";
	return (
		<li className="flex items-center gap-3 py-2.5">
			<OpponentAvatar other={other} />
			<p className="min-w-0 grow leading-tight wrap-anywhere">
				<bdi className="font-bold">{name}</bdi> {turnText(duel)}
				<span className="mt-0.5 block text-sm text-muted">{title}</span>
			</p>
			<LinkButton small to="/duel/$id" params={{ id }} aria-label={`${action}: ${name}, ${title}`}>
				{action}
			</LinkButton>
		</li>
	);
}
