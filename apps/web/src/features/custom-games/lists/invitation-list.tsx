import { useNavigate } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { TimeSince } from "../../../platform/time-since.tsx";
import { toastFailure } from "../../../platform/toasts.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PersonLink } from "../../friends/people.tsx";
import { useRefreshLists } from "../card/game-dialogs.tsx";
import { CoverArt } from "../cover-art.tsx";
import { summaryText, tintOf } from "../game-view.ts";
import { EmptyList } from "./game-lists.tsx";

type Invitation = Outputs["customGames"]["invitations"][number];

/** The poll interval without live events. */
const POLL_MS = 30_000;
const ROWS = "grid grid-cols-1 gap-4";

export function InvitationList() {
	const query = useInvitations();
	if (!query.data && query.error) return <LoadFailure query={query} />;
	if (!query.data) return <Skeleton count={2} list={ROWS} className="h-96 rounded-lg sm:h-44" />;
	if (query.data.length === 0) {
		return (
			<EmptyList
				title="No invitations right now"
				text="Friends can invite you to the games they make. Invite them to yours, and they may return the favour."
			>
				<LinkButton kind="quiet" to="/custom-games" search={{ tab: "my-games" }}>
					My Games
				</LinkButton>
			</EmptyList>
		);
	}
	return (
		<ul className={ROWS}>
			{query.data.map((invitation) => (
				<InvitationRow key={invitation.id} invitation={invitation} />
			))}
		</ul>
	);
}

/** Accepting opens the game. A declined invitation disappears immediately, and returns if the server refuses. */
function InvitationRow({ invitation }: { invitation: Invitation }) {
	const { gameId, game, sender, message, sentAt } = invitation;
	const navigate = useNavigate();
	const refreshLists = useRefreshLists();
	const respond = trpc.customGames.respond.useMutation({
		onSuccess: async (_, { status }) => {
			const refreshed = refreshLists();
			if (status === "accepted") await navigate({ to: "/custom-game/$id", params: { id: gameId } });
			await refreshed;
		},
		onError: toastFailure,
	});
	if (respond.isPending && respond.variables.status === "declined") return null;
	return (
		<Card as="li" className="grid gap-x-6 gap-y-4 overflow-hidden sm:grid-cols-[16rem_1fr] sm:items-center">
			<CoverArt cover={game.cover} tint={tintOf(gameId)} className="aspect-2/1 overflow-hidden rounded-md" />
			<div className="min-w-0">
				<PersonLink
					person={{ userId: sender.id, username: sender.username, avatarUrl: sender.avatarUrl }}
					size="size-10"
				>
					<p className="text-sm text-muted">
						invites you, <TimeSince iso={sentAt} />
					</p>
				</PersonLink>
				{message !== "" && (
					<blockquote
						dir="auto"
						className="mt-3 border-l-4 border-accent pl-3 whitespace-pre-wrap wrap-anywhere"
					>
						{message}
					</blockquote>
				)}
				<h3 className="mt-3 text-xl leading-tight wrap-anywhere md:text-2xl">
					<bdi>{game.name}</bdi>
				</h3>
				<p className="mt-1 text-sm text-muted tabular-nums">{summaryText(game)}</p>
				<div className="mt-4 grid max-w-sm grid-cols-2 gap-3">
					<Button
						small
						isBusy={respond.isPending}
						aria-label={`Accept: ${game.name}`}
						onClick={() => respond.mutate({ id: gameId, status: "accepted" })}
					>
						Accept
					</Button>
					<Button
						small
						kind="quiet"
						isBusy={respond.isPending}
						aria-label={`Decline: ${game.name}`}
						onClick={() => respond.mutate({ id: gameId, status: "declined" })}
					>
						Decline
					</Button>
				</div>
			</div>
		</Card>
	);
}

export function useInvitations() {
	return trpc.customGames.invitations.useQuery(undefined, { refetchInterval: usePollInterval(POLL_MS) });
}
