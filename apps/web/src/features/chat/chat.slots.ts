import type { MenuItem } from "../../platform/slots.ts";
import { useUnreadMessages } from "./use-unread-messages.ts";

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** The account menu has led here: what is documented for it is opened. */
		isMenuChoice?: true;
	}
}

export const messagesItem: MenuItem = {
	label: "Messages",
	link: { to: "/messages", state: { isMenuChoice: true } },
	useCount: useUnreadMessages,
};
