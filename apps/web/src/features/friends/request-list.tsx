import { TimeSince } from "../../platform/time-since.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Section } from "../../ui/section.tsx";
import { type FriendRequest, PersonLink } from "./people.tsx";
import { useFriendActions } from "./use-friend-actions.ts";

const newestFirst = (one: FriendRequest, other: FriendRequest) =>
	Date.parse(other.requestedAt) - Date.parse(one.requestedAt);

export function RequestList({ requests }: { requests: readonly FriendRequest[] }) {
	const changeFriendship = useFriendActions();
	if (requests.length === 0) return null;
	return (
		<Section size="medium" title="Friend requests">
			<ul className="grid gap-3">
				{requests.toSorted(newestFirst).map((request) => (
					<Card key={request.userId} as="li">
						<PersonLink person={request} size="size-12">
							<p className="text-sm text-muted">
								Asked <TimeSince iso={request.requestedAt} />
							</p>
						</PersonLink>
						<div className="mt-4 grid grid-cols-2 gap-3">
							<Button
								small
								aria-label={`Accept: ${request.username}`}
								onClick={() => changeFriendship("accept", request)}
							>
								Accept
							</Button>
							<Button
								small
								kind="quiet"
								aria-label={`Reject: ${request.username}`}
								onClick={() => changeFriendship("reject", request)}
							>
								Reject
							</Button>
						</div>
					</Card>
				))}
			</ul>
		</Section>
	);
}

/** The player's own requests that are not answered yet. */
export function SentRequests({ requests }: { requests: readonly FriendRequest[] }) {
	const changeFriendship = useFriendActions();
	if (requests.length === 0) return null;
	return (
		<Section size="medium" title="Sent requests">
			<ul className="divide-y divide-line">
				{requests.toSorted(newestFirst).map((request) => (
					<li key={request.userId} className="flex min-h-16 items-center gap-3 py-2">
						<PersonLink person={request} size="size-10">
							<p className="text-sm text-muted">
								Sent <TimeSince iso={request.requestedAt} />
							</p>
						</PersonLink>
						<Button
							small
							kind="quiet"
							aria-label={`Withdraw: ${request.username}`}
							onClick={() => changeFriendship("withdraw", request)}
						>
							Withdraw
						</Button>
					</li>
				))}
			</ul>
		</Section>
	);
}
