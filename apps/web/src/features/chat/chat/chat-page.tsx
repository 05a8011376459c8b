import { useParams } from "@tanstack/react-router";
import { MessagesPage } from "./messages-page.tsx";

/** The chat with one friend at an address of its own. */
export function ChatPage() {
	const { userId } = useParams({ from: "/messages/$userId" });
	return <MessagesPage userId={userId} />;
}
