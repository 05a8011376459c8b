import { isShared } from "@hilo/rules/custom-games/invitation";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { TimeSince } from "../../../platform/time-since.tsx";
import { toastFailure } from "../../../platform/toasts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { catchLostFocus } from "../../../ui/focus.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { InsightsSection } from "./insights-sections.tsx";

type Sent = Outputs["customGames"]["sentInvitations"][number];

/** Each status has its own shape as well as its word. */
const STATUSES: Readonly<Record<Sent["status"], string>> = {
	pending: "○ Waiting for an answer",
	accepted: "● Accepted",
	declined: "× Declined",
	removed: "× Removed",
};

export function SentInvitations({ gameId }: { gameId: string }) {
	const query = trpc.customGames.sentInvitations.useQuery({ id: gameId });
	const [withdrawing, setWithdrawing] = useState<Sent | null>(null);
	const withdraw = useWithdraw(gameId);
	const accepted = query.data?.filter(({ status }) => status === "accepted").length ?? 0;
	return (
		<InsightsSection
			title="Invitations"
			aside={accepted > 0 && `${accepted} of ${query.data?.length} accepted`}
		>
			<div ref={catchLostFocus}>
				<QueryBoundary query={query} fallback={<Skeleton count={2} className="h-14" />}>
					{(sent) => (
						<List
							sent={sent}
							withdraw={(one) => (one.status === "accepted" ? setWithdrawing(one) : withdraw(one))}
						/>
					)}
				</QueryBoundary>
			</div>
			{withdrawing && (
				<Confirm
					title={
						<>
							Stop sharing with <bdi>{withdrawing.user.username}</bdi>?
						</>
					}
					confirm="Stop sharing"
					onConfirm={() => withdraw(withdrawing)}
					onClose={() => setWithdrawing(null)}
				>
					The game leaves their list. You can invite them again.
				</Confirm>
			)}
		</InsightsSection>
	);
}

/** Removes an invitation from the list immediately; it returns if the call fails. */
function useWithdraw(gameId: string) {
	const { sentInvitations } = trpc.useUtils().customGames;
	const { mutate } = trpc.customGames.withdrawInvitation.useMutation({
		onMutate: async ({ userId }) => {
			await sentInvitations.cancel({ id: gameId });
			sentInvitations.setData({ id: gameId }, (sent) => sent?.filter(({ user }) => user.id !== userId));
		},
		onError: toastFailure,
		onSettled: () => sentInvitations.invalidate({ id: gameId }),
	});
	return ({ user }: Sent) => mutate({ id: gameId, userId: user.id });
}

function List({ sent, withdraw }: { sent: readonly Sent[]; withdraw: (one: Sent) => void }) {
	if (sent.length === 0) return <p className="text-muted">No invitations sent yet.</p>;
	return (
		<ul className="divide-y divide-line">
			{sent.map((one) => (
				<li key={one.user.id} className="flex min-h-16 items-center gap-3 py-2">
					<Avatar username={one.user.username} url={one.user.avatarUrl} className="grid size-10" />
					<div className="min-w-0 grow">
						<Link
							to="/user/$userId"
							params={{ userId: one.user.id }}
							className="block truncate font-bold hover:underline"
						>
							<bdi>{one.user.username}</bdi>
						</Link>
						<p className="text-sm text-muted">
							{STATUSES[one.status]} · <TimeSince iso={one.sentAt} />
						</p>
					</div>
					{isShared(one.status) && (
						<Button
							small
							kind="quiet"
							aria-label={`Withdraw: ${one.user.username}`}
							onClick={() => withdraw(one)}
						>
							Withdraw
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}
