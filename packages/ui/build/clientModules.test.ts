import { expect, test } from 'vitest';
import { clientModules } from './clientModules.ts';

const clientsOf = (modules: Record<string, string>) => [...clientModules(new Map(Object.entries(modules)))].sort();

test('a hook, a context, a handler or a client component needs the browser', () => {
  expect(
    clientsOf({
      'a/hook.js':
        'import { useState } from "react";\nfunction useOpen() { return useState(false); }\nexport { useOpen };',
      'a/context.js': 'import { createContext } from "react";\nconst Shell = createContext(null);\nexport { Shell };',
      'a/handler.js':
        'import { jsx } from "react/jsx-runtime";\nfunction Row({ onPress }) { return jsx("tr", { onClick: onPress }); }\nexport { Row };',
      'a/borrowed.js':
        'import { Menu as $1 } from "../vendor/react-aria-components/dist/private/Menu.js";\nconst List = () => $1;\nexport { List };',
      'a/ownHook.js':
        'import { useWords } from "@edge-console/ui/messages";\nconst Save = () => useWords();\nexport { Save };',
    }),
  ).toEqual(['a/borrowed.js', 'a/context.js', 'a/handler.js', 'a/hook.js', 'a/ownHook.js']);
});

test('pure rendering and computation stay on the server', () => {
  expect(
    clientsOf({
      'badge/Badge.js':
        'import { badge } from "./Badge.styles.js";\nimport { jsx } from "react/jsx-runtime";\nimport { forwardRef } from "react";\nconst Badge = forwardRef(() => jsx("span", { className: badge }));\nexport { Badge };',
      'badge/Badge.styles.js': 'import "./Badge.css";\nvar badge = "ec_1"; const onSolid = "x";\nexport { badge };',
      'icon/Icon.js':
        'import { forwardRef } from "react";\nimport { jsx } from "react/jsx-runtime";\nconst Icon = forwardRef(({ icon: Picture }) => jsx(Picture, {}));\nexport { Icon };',
      'icon/index.js':
        'import { Icon } from "./Icon.js";\nimport { House } from "lucide-react";\nexport { House, Icon };',
      'formats/formats.js': '// onPress and useState are only named here\nexport const day = () => 1;',
    }),
  ).toEqual([]);
});

test('calling into a client module needs the browser; rendering or re-exporting its component does not', () => {
  expect(
    clientsOf({
      'lazy/lazyPart.js': 'import { useState } from "react";\nconst lazyPart = () => useState;\nexport { lazyPart };',
      'lazy/index.js': 'import { lazyPart } from "./lazyPart.js";\nexport { lazyPart };',
      'tip/useTip.js': 'import { lazyPart } from "../lazy/lazyPart.js";\nconst tip = lazyPart();\nexport { tip };',
      'tip/Tip.js': 'import { tip } from "./useTip.js";\nconst Tip = () => tip;\nexport { Tip };',
      'tip/Page.js':
        'import { Tip } from "./Tip.js";\nimport { jsx } from "react/jsx-runtime";\nconst Page = () => jsx(Tip, {});\nexport { Page };',
    }),
  ).toEqual(['lazy/lazyPart.js', 'tip/Tip.js', 'tip/useTip.js']);
});
