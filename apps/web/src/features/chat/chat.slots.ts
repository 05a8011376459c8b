import type { MenuItem } from "../../platform/slots.ts";
import { useUnreadMessages } from "./use-unread-messages.ts";

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** Set by the account menu's Messages item, so that the page opens the first unread chat. */
		isMenuChoice?: true;
	}
}

export const messagesItem: MenuItem = {
	label: "Messages",
	link: { to: "/messages", state: { isMenuChoice: true } },
	useCount: useUnreadMessages,
};
