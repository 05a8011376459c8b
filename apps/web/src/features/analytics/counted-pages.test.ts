import { globSync } from "node:fs";
import { pageOf } from "@hilo/rules/analytics/pages";
import { expect, test } from "vitest";

const ROUTES = new URL("../../routes/", import.meta.url);
const files = globSync("*.tsx", { cwd: ROUTES }).filter((file) => !file.startsWith("_"));

test("every page is counted under its own name, those of the administration under one", () => {
	expect(files.length).toBeGreaterThan(0);
	for (const file of files) {
		const route = file.replace(/(\.?index)?\.tsx$/, "").replaceAll(".", "/");
		const page = pageOf(`/${route.replaceAll("$", "some-")}`);
		expect(page).toBe(route.startsWith("admin") ? "/admin" : `/${route.replaceAll("$", ":")}`);
	}
});
