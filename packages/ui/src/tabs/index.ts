export { type LinkTabItem, LinkTabs, type LinkTabsProps } from './LinkTabs.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';
