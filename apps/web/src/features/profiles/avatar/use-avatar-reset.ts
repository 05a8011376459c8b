import { ERRORS } from "@hilo/rules/errors/errors";
import { useState } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { toast } from "../../../platform/toasts.ts";
import { useReplaceMe } from "../use-replace-me.ts";

/** Long enough to read the error. */
const RELOAD_MS = 2000;

/** If the session has ended, it shows an error and reloads the page. */
export function useAvatarReset() {
	const replaceMe = useReplaceMe();
	const [problem, setProblem] = useState<string | null>(null);
	const { mutate, isPending } = trpc.profiles.resetAvatar.useMutation({
		onMutate: () => setProblem(null),
		onSuccess: ({ user }) => {
			replaceMe(user);
			toast("success", "Avatar reset");
		},
		onError: (error) => {
			if (error.data?.httpStatus !== 401) return setProblem(errorText(error));
			setProblem(ERRORS["accounts/session-lost"].message);
			setTimeout(() => location.reload(), RELOAD_MS);
		},
	});
	return { reset: () => mutate(), isPending, problem };
}
