import { useEffect, useRef } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { usePollInterval } from "../../platform/live/connection.ts";
import { isRunPlayed, toast } from "../../platform/toasts.ts";
import { useIsVisible } from "../../platform/visibility.ts";

/** Apart from `TICKETS_POLL_MS`, whose file is no part of every page. */
const POLL_MS = 30_000;
/** How long the toast is shown. */
const SEEN_MS = 5000;

/** Announces support's latest notification one time, in a visible tab and not during a run, which may be left. */
export function AnswerToast() {
	const { data } = trpc.support.latestNotification.useQuery(undefined, {
		refetchInterval: usePollInterval(POLL_MS),
	});
	const { mutate: read } = trpc.support.readNotification.useMutation();
	const announcedId = useRef<string>(undefined);
	const isVisible = useIsVisible();
	const isPlayed = isRunPlayed.useValue();
	useEffect(() => {
		if (!data || !isVisible || isPlayed || announcedId.current === data.id) return;
		announcedId.current = data.id;
		toast("info", data.message, { forMs: SEEN_MS });
		read({ id: data.id });
	}, [data, isVisible, isPlayed, read]);
	return null;
}
