import {
	defaultSiteLimits,
	isAllowedLimit,
	SITE_LIMIT_NAMES,
	SITE_LIMITS,
	withLimits,
} from "@hilo/rules/site/site-limits";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form, SubmitButton } from "../../../ui/form.tsx";
import { Section } from "../../../ui/section.tsx";

const CHECKS = Object.fromEntries(
	SITE_LIMIT_NAMES.map((name) => [
		name,
		(text: string) => {
			const { min, max } = SITE_LIMITS[name];
			return isAllowedLimit(name, numberOf(text))
				? null
				: `Please enter a whole number from ${min} to ${max}.`;
		},
	]),
);

/** Edits the rate limits of docs/product.md#limits. */
export function SiteLimitsForm({ limits }: Pick<Outputs["site"]["settings"], "limits">) {
	const utils = trpc.useUtils();
	const change = trpc.site.setLimits.useMutation({
		onSuccess: () => {
			toast("success", "Limits saved");
			return utils.site.settings.invalidate();
		},
	});
	const defaults = defaultSiteLimits();
	const isDefault = SITE_LIMIT_NAMES.every((name) => limits[name] === defaults[name]);
	return (
		<Section
			size="small"
			title="Limits"
			aside={
				!isDefault && (
					<Button
						kind="quiet"
						small
						isBusy={change.isPending}
						onClick={() => change.mutate({ limits: defaults })}
					>
						Back to the usual
					</Button>
				)
			}
		>
			<p className="mb-5 text-muted">Anyone who goes over a limit has to wait.</p>
			<Form
				key={JSON.stringify(limits)}
				checks={CHECKS}
				initial={Object.fromEntries(SITE_LIMIT_NAMES.map((name) => [name, String(limits[name])]))}
				send={(texts) => {
					const numbers = Object.fromEntries(
						Object.entries(texts).map(([name, text]) => [name, numberOf(text)]),
					);
					change.mutate({ limits: withLimits(numbers) });
				}}
				isBusy={change.isPending}
				problem={change.error ? errorText(change.error) : null}
			>
				<div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
					{SITE_LIMIT_NAMES.map((name) => {
						const { label, window, min, max, defaultValue } = SITE_LIMITS[name];
						return (
							<Field
								key={name}
								name={name}
								label={label}
								inputMode="numeric"
								autoComplete="off"
								hint={`In ${window}. ${min} to ${max.toLocaleString("en-US")}, usually ${defaultValue}.`}
							/>
						);
					})}
				</div>
				<SubmitButton busy="Saving..." needsChange>
					Save limits
				</SubmitButton>
			</Form>
		</Section>
	);
}

function numberOf(text: string): number {
	return text.trim() === "" ? Number.NaN : Number(text);
}
