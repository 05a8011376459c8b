import { useIsMutating } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { shortDate } from "../../../platform/dates.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { TimeSince } from "../../../platform/time-since.tsx";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Session = Outputs["accounts"]["sessions"]["sessions"][number];

/** No live event tells of another device. */
const POLL_MS = 30_000;

export function SessionList() {
	// The account's sessions end with its deletion, so that a refetch after a live event would be refused.
	const isLeaving = useIsMutating({ mutationKey: getMutationKey(trpc.accounts.deleteAccount) }) > 0;
	const query = trpc.accounts.sessions.useQuery(undefined, { enabled: !isLeaving, refetchInterval: POLL_MS });
	const utils = trpc.useUtils();
	const callbacks = {
		onSuccess: async () => {
			await utils.accounts.sessions.invalidate();
			toast("success", "Device signed out");
		},
		onError: toastFailure,
	};
	const endOne = trpc.accounts.endSession.useMutation(callbacks);
	const endOthers = trpc.accounts.endOtherSessions.useMutation(callbacks);
	const isPending = endOne.isPending || endOthers.isPending;
	if (!query.data) return query.error ? <LoadFailure query={query} /> : <Skeleton className="h-18" />;
	const { sessions } = query.data;
	return (
		<>
			<ul aria-label="Devices" className="grid gap-3">
				{sessions.map((session) => (
					<SessionRow
						key={session.id}
						session={session}
						isBusy={isPending}
						onEnd={() => endOne.mutate({ id: session.id })}
					/>
				))}
			</ul>
			{sessions.length > 2 && (
				<Button kind="quiet" className="mt-5" isBusy={isPending} onClick={() => endOthers.mutate()}>
					Sign out all others
				</Button>
			)}
		</>
	);
}

function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd(): void }) {
	const { device, createdAt, lastSeenAt, isCurrent } = session;
	return (
		<Card as="li" size="row" className="flex min-h-18 items-center justify-between gap-4">
			<div>
				<h3 className="text-lg">{device}</h3>
				<p className="text-sm text-muted">
					Since {shortDate(createdAt)}
					{!isCurrent && (
						<>
							, last seen <TimeSince iso={lastSeenAt} />
						</>
					)}
				</p>
			</div>
			{isCurrent ? (
				<Chip className="text-sm">This device</Chip>
			) : (
				<Button kind="quiet" aria-label={`Sign out: ${device}`} isBusy={isBusy} onClick={onEnd}>
					Sign out
				</Button>
			)}
		</Card>
	);
}
