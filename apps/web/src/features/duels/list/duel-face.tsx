import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { Link } from "@tanstack/react-router";
import { TimeSince } from "../../../platform/dates/time-since.tsx";
import { useMe } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { OWN_GHOST } from "../words/duel-words.ts";
import { isEnded } from "./result-words.ts";

/** Links to the duel. The whole box can be pressed. */
export function DuelFace({ duel: { id, mode, other, state, title, at } }: { duel: DuelCard }) {
	const me = useMe();
	// Only a duel against the player's own ghost can end without another player.
	const isOwnGhost = !other && isEnded(state) && state !== "declined";
	return (
		<div className="flex min-w-0 grow items-center gap-3">
			{other ? (
				<Avatar username={other.name} url={other.avatarUrl} className="grid size-11" />
			) : isOwnGhost && me ? (
				<Avatar username={me.username} url={me.avatarUrl} className="grid size-11 opacity-60" />
			) : (
				<span
					aria-hidden="true"
					className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-dashed border-edge font-display text-xl font-extrabold text-muted"
				>
					?
				</span>
			)}
			<div className="min-w-0">
				<Link
					to="/duel/$id"
					params={{ id }}
					className="block leading-tight font-bold -outline-offset-3 [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
				>
					<bdi>{other?.name ?? (isOwnGhost ? OWN_GHOST : "By link")}</bdi>
				</Link>
				<p className="text-sm leading-snug text-muted [overflow-wrap:anywhere]">
					{title}
					{mode === "live" && " · live"} · <TimeSince iso={new Date(at).toISOString()} />
				</p>
			</div>
		</div>
	);
}
