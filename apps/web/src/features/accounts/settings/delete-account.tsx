import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { shortDate } from "../../../platform/dates.ts";
import { filled, formChecks } from "../../../platform/form-checks.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, SubmitButton } from "../../../ui/form.tsx";
import { CurrentPasswordField, passwordFormProblems } from "../account-forms.tsx";
import { useBecomeVisitor } from "../sign-out.ts";

const CHECKS = formChecks({ password: filled });

export function DeleteAccount() {
	const [step, setStep] = useState<"closed" | "asking" | "cancelled">("closed");
	if (step === "asking") return <DeletionForm onCancel={() => setStep("cancelled")} />;
	return (
		// After Cancel, the button that had the focus is removed.
		<Button kind="quiet" autoFocus={step === "cancelled"} onClick={() => setStep("asking")}>
			Delete account
		</Button>
	);
}

function DeletionForm({ onCancel }: { onCancel(): void }) {
	const becomeVisitor = useBecomeVisitor();
	const deletion = trpc.accounts.deleteAccount.useMutation({
		onSuccess: async ({ deletionDueAt }) => {
			toast(
				"info",
				`Your account will be deleted on ${shortDate(deletionDueAt)}. Sign in before then to keep it.`,
			);
			await becomeVisitor();
		},
	});
	return (
		<Form
			checks={CHECKS}
			send={(texts) => deletion.mutate(texts)}
			isBusy={deletion.isPending}
			{...passwordFormProblems(deletion.error, "password")}
		>
			{/* A press has just opened the form, so that typing can start. */}
			<CurrentPasswordField autoFocus />
			<div className="flex flex-wrap gap-3">
				<SubmitButton kind="wrong" busy="Deleting...">
					Delete my account
				</SubmitButton>
				<Button kind="quiet" onClick={onCancel}>
					Cancel
				</Button>
			</div>
		</Form>
	);
}
