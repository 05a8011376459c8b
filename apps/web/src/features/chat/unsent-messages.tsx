import { lazy, Suspense, useEffect, useState } from "react";
import { useConnected } from "../../platform/live/connection.ts";
import { personalNames } from "../../platform/stored-value.ts";

/** As `useOutbox` names what it stores. An import of its module would be part of every page. */
const OUTBOX = "outbox:";

/** Sends messages whose chat is not open: they waited for the connection, or were left with the page. */
export function UnsentMessages({ playerId }: { playerId: string }) {
	const isConnected = useConnected();
	const [friendIds, setFriendIds] = useState<readonly string[]>([]);
	useEffect(() => {
		const look = () => setFriendIds(personalNames(playerId, OUTBOX).map((name) => name.slice(OUTBOX.length)));
		// Also when the connection is lost or back: messages may have been written since the last time.
		look();
		addEventListener("online", look);
		return () => removeEventListener("online", look);
	}, [playerId, isConnected]);
	return (
		<Suspense fallback={null}>
			{friendIds.map((friendId) => (
				<ClosedChat key={friendId} playerId={playerId} friendId={friendId} />
			))}
		</Suspense>
	);
}

/** Fetched only where something is unsent. Without its code, messages wait for the next page. */
const ClosedChat = lazy(async () => {
	try {
		const { useOutbox } = await import("./model/outbox.ts");
		return {
			default({ playerId, friendId }: ClosedChatProps) {
				useOutbox(playerId, friendId);
				return null;
			},
		};
	} catch {
		return { default: () => null };
	}
});

interface ClosedChatProps {
	readonly playerId: string;
	readonly friendId: string;
}
