import type { MenuItem } from "../../platform/slots.ts";
import { useUnreadMessages } from "./use-unread-messages.ts";

export const messagesItem: MenuItem = {
	label: "Messages",
	link: { to: "/messages" },
	useCount: useUnreadMessages,
};
