import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { firstPlace } from "../model/first-place.ts";

/**
 * Opens the first unread chat if the account menu's Messages was followed as a link, before the dock's code was loaded.
 * Those who come another way, such as back from a chat, stay on the list.
 */
export function useMenuChoice(): void {
	const isChoice = useRouterState({ select: ({ location }) => location.state.isMenuChoice === true });
	const { data } = trpc.friends.list.useQuery();
	const navigate = useNavigate();
	useEffect(() => {
		if (isChoice && data) navigate({ ...firstPlace(data), replace: true });
	}, [isChoice, data, navigate]);
}
