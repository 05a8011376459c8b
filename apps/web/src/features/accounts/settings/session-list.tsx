import { errorText } from "../../../platform/api/error-text.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { shortDate } from "../../../platform/dates/short-date.ts";
import { timeAgo } from "../../../platform/dates/time-ago.ts";
import { Failure } from "../../../platform/failure.tsx";
import { toast } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";

type Session = Outputs["accounts"]["sessions"]["sessions"][number];

/** Where one is signed in. */
export function SessionList() {
	const { data, error } = trpc.accounts.sessions.useQuery(undefined, {});
	const { endOne, endOthers, isPending } = useEnding();
	if (error && !data) return <Failure error={error} />;
	if (!data) return <div className="h-18 animate-pulse rounded-md bg-raise" />;
	return (
		<>
			<ul className="grid gap-3">
				{data.sessions.map((session) => (
					<SessionRow
						key={session.id}
						session={session}
						isBusy={isPending}
						onEnd={() => endOne.mutate({ id: session.id })}
					/>
				))}
			</ul>
			{data.sessions.length > 2 && (
				<Button kind="quiet" className="mt-5" disabled={isPending} onClick={() => endOthers.mutate()}>
					End all others
				</Button>
			)}
		</>
	);
}

function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd(): void }) {
	const { createdAt, lastSeenAt, isCurrent } = session;
	const device = session.device || "Unknown device";
	return (
		<li className="flex min-h-18 items-center justify-between gap-4 rounded-md bg-raise px-4 py-3 shadow-card">
			<div>
				<h3 className="text-lg">{device}</h3>
				<p className="text-sm text-muted">
					Since {shortDate(createdAt)}
					{!isCurrent && `, last seen ${timeAgo(lastSeenAt)}`}
				</p>
			</div>
			{isCurrent ? (
				<p className="rounded-full border-2 border-edge px-3 py-0.5 text-sm font-bold whitespace-nowrap">
					This device
				</p>
			) : (
				<Button kind="quiet" aria-label={`End: ${device}`} disabled={isBusy} onClick={onEnd}>
					End
				</Button>
			)}
		</li>
	);
}

function useEnding() {
	const utils = trpc.useUtils();
	const options = {
		onSuccess: () => utils.accounts.sessions.invalidate(),
		onError: (error: object) => toast("error", errorText(error)),
	} as const;
	const endOne = trpc.accounts.endSession.useMutation(options);
	const endOthers = trpc.accounts.endOtherSessions.useMutation(options);
	return { endOne, endOthers, isPending: endOne.isPending || endOthers.isPending };
}
