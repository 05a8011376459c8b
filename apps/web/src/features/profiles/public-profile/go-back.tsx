import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { Button } from "../../../ui/button.tsx";

/** Leads back to where one came from; home, where there is no such page. */
export function GoBack() {
	const router = useRouter();
	const canGoBack = useCanGoBack();
	// What the router knows begins with the last load of a whole page.
	const goBack = () =>
		canGoBack || window.history.length > 1 ? router.history.back() : router.navigate({ to: "/" });
	return <Button onClick={goBack}>Go Back</Button>;
}
