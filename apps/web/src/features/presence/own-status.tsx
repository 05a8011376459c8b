import { STATUS_POST_MS } from "@hilo/rules/presence/presence";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepalivePost } from "../../platform/api/request-headers.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { useLiveEvent } from "../../platform/live/live-event-listeners.ts";
import { useBusy } from "./busy.tsx";
import { watchInput } from "./watch-input.ts";

const UPDATE = "/api/trpc/presence.update";

/** Posts the player's status: on a change, every minute, and as the last tab of the browser is left. */
export function OwnStatus({ userId }: { userId: string }) {
	const [isAway, setAway] = useState(false);
	const isBusy = useBusy(userId);
	const status = isBusy ? "busy" : isAway ? "away" : "online";
	const { client } = trpc.useUtils();
	// Errors are not shown: the status matters to friends only.
	const { mutate } = trpc.presence.update.useMutation({ retry: 2 });
	// A page that was left may run on for a moment, and would revoke its "offline".
	const hasLeft = useRef(false);
	const post = useEffectEvent(() => {
		if (!hasLeft.current) mutate({ status });
	});
	const askStatus = async () => {
		const statuses = await client.presence.statuses.query({ userIds: [userId] }).catch(() => null);
		return statuses?.[userId]?.status;
	};
	const repeat = useEffectEvent(async () => {
		if (status === "away") {
			// The player may be online on another device.
			const shown = await askStatus();
			if (shown !== "away" && shown !== "offline") return;
		}
		post();
	});
	useEffect(() => {
		const tabs = watchInput(userId, setAway);
		const leave = () => {
			hasLeft.current = true;
			if (tabs.isLast()) keepalivePost(UPDATE, { status: "offline" });
		};
		const comeBack = () => {
			hasLeft.current = false;
			post();
		};
		addEventListener("pagehide", leave);
		addEventListener("pageshow", comeBack);
		return () => {
			removeEventListener("pagehide", leave);
			removeEventListener("pageshow", comeBack);
			tabs.stop();
			setAway(false);
		};
	}, [userId]);
	useEffect(() => {
		post();
		const timer = setInterval(() => repeat(), STATUS_POST_MS);
		return () => clearInterval(timer);
	}, [status]);
	// Sent with each new connection.
	useLiveEvent("refresh", () => repeat());
	// Another device of the player may have posted "offline" as it was left.
	useLiveEvent("presence", async ({ of }) => {
		if (of === userId && !hasLeft.current && (await askStatus()) === "offline") post();
	});
	return null;
}
