import { useEffect, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";

const NONE: ReadonlySet<string> = new Set();

/** Marks all answers as read when the list is shown. Returns the ids that were new, so that they stay marked. */
export function useReadAll(): ReadonlySet<string> {
	const utils = trpc.useUtils();
	const tickets = trpc.support.mine.useQuery().data;
	const notices = trpc.support.notices.useQuery().data;
	const [fresh, setFresh] = useState(NONE);
	const { mutate: readAll } = trpc.support.markAllRead.useMutation({
		onSuccess: () => {
			utils.me.get.invalidate();
			utils.support.latestNotification.invalidate();
		},
	});
	useEffect(() => {
		const unread = [
			...(tickets ?? []).filter(({ hasUnreadMessages }) => hasUnreadMessages),
			...(notices ?? []).filter(({ isUnread }) => isUnread),
		];
		if (unread.length === 0) return;
		setFresh((before) => new Set([...before, ...unread.map(({ id }) => id)]));
		readAll();
	}, [tickets, notices, readAll]);
	return fresh;
}
