import { trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { logFailure } from "../../../platform/log-failure.ts";

const SHOWN = 5;
const POLL_MS = 30_000;

/** The latest notifications. A failure to mark them as read is only logged. */
export function useNotifications() {
	const utils = trpc.useUtils();
	const refetchInterval = usePollInterval(POLL_MS);
	const list = trpc.admin.notifications.useQuery({ limit: SHOWN }, { refetchInterval });
	const unread = trpc.admin.unreadNotifications.useQuery(undefined, { refetchInterval });
	const options = {
		onSettled: async () => {
			await Promise.all([
				utils.admin.notifications.invalidate(),
				utils.admin.unreadNotifications.invalidate(),
			]);
		},
		onError: (error: unknown) => logFailure("Marking notifications as read failed", error),
	};
	const one = trpc.admin.readNotification.useMutation(options);
	const all = trpc.admin.readAllNotifications.useMutation(options);
	return {
		list,
		unread: unread.data?.count ?? 0,
		readOne: (id: string) => one.mutate({ id }),
		readAll: () => all.mutate(),
		isBusy: one.isPending || all.isPending,
	};
}
