import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { firstPlace } from "../model/first-place.ts";

/**
 * Has the account menu's Messages lead on to what is documented, where it was pressed before the code was there that does so at once. The
 * list stays where it is for whoever comes here by another way, such as back from a chat.
 */
export function useMenuChoice(): void {
	const isChoice = useRouterState({ select: ({ location }) => location.state.isMenuChoice === true });
	const { data } = trpc.friends.list.useQuery();
	const navigate = useNavigate();
	useEffect(() => {
		if (isChoice && data) navigate({ ...firstPlace(data), replace: true });
	}, [isChoice, data, navigate]);
}
