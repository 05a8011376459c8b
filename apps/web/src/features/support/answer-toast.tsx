import { useEffect, useRef } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { usePollInterval } from "../../platform/live/connection.ts";
import { toast } from "../../platform/toasts.ts";
import { useIsVisible } from "../../platform/visibility.ts";

/** How often support's notification is asked for, and how long it is to be seen (platform.md, section 9). */
const POLL_MS = 30_000;
const SEEN_MS = 5000;

/** Says once what support has for the player, in a tab that is looked at: live, and by the poll where no live events come. */
export function AnswerToast() {
	const { data } = trpc.support.latestNotification.useQuery(undefined, {
		refetchInterval: usePollInterval(POLL_MS),
	});
	const { mutate: read } = trpc.support.readNotification.useMutation();
	const said = useRef<string>(undefined);
	const isVisible = useIsVisible();
	useEffect(() => {
		if (!data || !isVisible || said.current === data.id) return;
		said.current = data.id;
		toast("info", data.message, { forMs: SEEN_MS });
		read({ id: data.id });
	}, [data, isVisible, read]);
	return null;
}
