import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { TimeSince } from "../../platform/time-since.tsx";
import { classicGames, type VisibleGame } from "../../platform/visible-games.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Panel } from "../../ui/card.tsx";

type Best = Outputs["leaderboards"]["bestsToBeat"][number];

/** Friends' newest high scores above the player's own. */
export function BestsToBeat() {
	const { data: bests = [] } = trpc.leaderboards.bestsToBeat.useQuery();
	const { data: statuses } = trpc.site.gameStatus.useQuery();
	const games = classicGames(statuses);
	const shown = bests.flatMap((best) => {
		const visible = games.find(({ game, isDisabled }) => game.id === best.game && !isDisabled);
		return visible ? [{ best, visible }] : [];
	});
	if (shown.length === 0) return null;
	return (
		<Panel title="Bests to beat">
			<ul className="mt-2 divide-y divide-line">
				{shown.map(({ best, visible }) => (
					<BestRow key={`${best.userId} ${best.gameKey}`} best={best} visible={visible} />
				))}
			</ul>
		</Panel>
	);
}

function BestRow({ best, visible }: { best: Best; visible: VisibleGame }) {
	const { userId, username, avatarUrl, score, label, at } = best;
	const title = label ? `${visible.name}: ${label}` : visible.name;
	return (
		<li className="flex items-center gap-3 py-2.5">
			<Avatar username={username} url={avatarUrl} className="grid size-10" />
			<p className="min-w-0 grow leading-tight wrap-anywhere">
				<Link to="/user/$userId" params={{ userId }} className="font-bold hover:underline">
					<bdi>{username}</bdi>
				</Link>{" "}
				scored <b className="tabular-nums">{score}</b>
				<span className="mt-0.5 block text-sm text-muted">{title}</span>
				{/* On a line of its own: the server writes the date, the browser how long ago that was. */}
				<span className="block text-sm text-muted">
					<TimeSince iso={at} />
				</span>
			</p>
			<LinkButton
				small
				kind="quiet"
				to={visible.route}
				aria-label={`Beat it: ${username}, ${title}`}
				className="shrink-0 whitespace-nowrap"
			>
				Beat it
			</LinkButton>
		</li>
	);
}
