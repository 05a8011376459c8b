import { TimeSince } from "../../platform/dates/time-since.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Face } from "./face.tsx";
import { Part } from "./part.tsx";
import type { FriendRequest } from "./people.ts";
import { useFriendActions } from "./use-friend-actions.ts";

const newestFirst = (one: FriendRequest, other: FriendRequest) =>
	other.requestedAt < one.requestedAt ? -1 : Number(other.requestedAt > one.requestedAt);

export function RequestList({ requests }: { requests: readonly FriendRequest[] }) {
	const act = useFriendActions();
	if (requests.length === 0) return null;
	return (
		<Part title="Friend requests">
			<ul className="grid gap-3">
				{requests.toSorted(newestFirst).map((request) => (
					<Card key={request.userId} as="li">
						<Face person={request} size="size-12">
							<p className="text-sm text-muted">
								Asked <TimeSince iso={request.requestedAt} />
							</p>
						</Face>
						<div className="mt-4 grid grid-cols-2 gap-3">
							<Button small aria-label={`Accept: ${request.username}`} onClick={() => act("accept", request)}>
								Accept
							</Button>
							<Button
								small
								kind="quiet"
								aria-label={`Reject: ${request.username}`}
								onClick={() => act("reject", request)}
							>
								Reject
							</Button>
						</div>
					</Card>
				))}
			</ul>
		</Part>
	);
}

/** The player's own requests that are not answered yet. */
export function SentRequests({ requests }: { requests: readonly FriendRequest[] }) {
	const act = useFriendActions();
	if (requests.length === 0) return null;
	return (
		<Part title="Sent requests">
			<ul className="divide-y divide-line">
				{requests.toSorted(newestFirst).map((request) => (
					<li key={request.userId} className="flex min-h-16 items-center gap-3 py-2">
						<Face person={request} size="size-10">
							<p className="text-sm text-muted">
								Sent <TimeSince iso={request.requestedAt} />
							</p>
						</Face>
						<Button
							small
							kind="quiet"
							aria-label={`Withdraw: ${request.username}`}
							onClick={() => act("withdraw", request)}
						>
							Withdraw
						</Button>
					</li>
				))}
			</ul>
		</Part>
	);
}
