import { TimeSince } from "../../../platform/dates/time-since.tsx";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PersonLink } from "../../friends/person-link.tsx";
import { CoverArt } from "../card/cover-art.tsx";
import { factsText } from "../card/game-facts.ts";
import { tintOf } from "../card/tint.ts";
import { type Invitation, useAnswer, useAnswers, useInvitations } from "./invitations.ts";
import { InvitingEmpty } from "./inviting-empty.tsx";

const ROWS = "grid grid-cols-[minmax(0,1fr)] gap-4";

export function InvitationList() {
	const query = useInvitations();
	const answers = useAnswers();
	if (!query.data) {
		if (query.error) return <LoadFailure query={query} />;
		return <Skeleton count={2} list={ROWS} className="h-96 rounded-lg sm:h-44" />;
	}
	const shown = query.data.filter(({ gameId }) => answers.get(gameId) !== "declined");
	if (shown.length === 0) {
		return (
			<InvitingEmpty
				title="No invitations right now"
				text="Friends can invite you to the games they make. Invite them to yours, and they may return the favour."
			>
				<LinkButton kind="quiet" to="/custom-games" search={{ tab: "my-games" }}>
					My Games
				</LinkButton>
			</InvitingEmpty>
		);
	}
	return (
		<ul className={ROWS}>
			{shown.map((invitation) => (
				<InvitationRow key={invitation.id} invitation={invitation} isBusy={answers.has(invitation.gameId)} />
			))}
		</ul>
	);
}

function InvitationRow({ invitation, isBusy }: { invitation: Invitation; isBusy: boolean }) {
	const { gameId, game, sender, message, sentAt } = invitation;
	const answer = useAnswer();
	const say = (status: "accepted" | "declined") => !isBusy && answer({ gameId, status });
	return (
		<Card
			as="li"
			data-tint={tintOf(gameId)}
			className="grid gap-x-6 gap-y-4 overflow-hidden sm:grid-cols-[16rem_1fr] sm:items-center"
		>
			<CoverArt cover={game.cover} className="aspect-2/1 overflow-hidden rounded-md" />
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
						className="mt-3 border-l-4 border-accent pl-3 whitespace-pre-wrap [overflow-wrap:anywhere]"
					>
						{message}
					</blockquote>
				)}
				<h3 className="mt-3 text-xl leading-tight [overflow-wrap:anywhere] md:text-2xl">
					<bdi>{game.name}</bdi>
				</h3>
				<p className="mt-1 text-sm text-muted tabular-nums">{factsText(game)}</p>
				<div className="mt-4 grid max-w-sm grid-cols-2 gap-3">
					<Button
						small
						aria-disabled={isBusy || undefined}
						aria-label={`Accept: ${game.name}`}
						onClick={() => say("accepted")}
					>
						Accept
					</Button>
					<Button
						small
						kind="quiet"
						aria-disabled={isBusy || undefined}
						aria-label={`Decline: ${game.name}`}
						onClick={() => say("declined")}
					>
						Decline
					</Button>
				</div>
			</div>
		</Card>
	);
}
